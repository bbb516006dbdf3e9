import { expect, it, vi } from 'vitest';
import { patiently } from './patient-write.ts';

const busy = () => new Error('Failed query', { cause: Object.assign(new Error('database is locked'), { code: 'SQLITE_BUSY' }) });

it('tries again while another write is under way', async () => {
  const write = vi.fn().mockRejectedValueOnce(busy()).mockRejectedValueOnce(busy()).mockResolvedValue('stored');
  await expect(patiently(write)).resolves.toBe('stored');
  expect(write).toHaveBeenCalledTimes(3);
});

it('gives up when its patience is over', async () => {
  await expect(patiently(() => Promise.reject(busy()), 0)).rejects.toThrow('Failed query');
});

it('does not repeat what failed for another reason', async () => {
  const write = vi.fn().mockRejectedValue(new Error('unique'));
  await expect(patiently(write)).rejects.toThrow('unique');
  expect(write).toHaveBeenCalledTimes(1);
});
