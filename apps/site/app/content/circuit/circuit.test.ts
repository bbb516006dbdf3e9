import { describe, expect, test, vi } from 'vitest';
import { createCircuit } from './circuit.ts';

function circuitWith() {
  const world = { time: 1_000, answers: false };
  const log = vi.fn<(message: string) => void>();
  const circuit = createCircuit({ log, clock: () => world.time });
  /** 'asked' if a call was made, 'spared' if not. */
  const ask = async () => ((await circuit.call(() => Promise.resolve(world.answers), Boolean)) === undefined ? 'spared' : 'asked');
  const fail = async (times: number) => {
    for (let i = 0; i < times; i += 1) await ask();
  };
  return { world, log, circuit, ask, fail };
}

describe('the circuit of a service without answers', () => {
  test('opens for a second after three calls, and then allows one trial call at a time', async () => {
    const { world, circuit, ask, fail } = circuitWith();
    await fail(2);
    expect(circuit.isOpen()).toBe(false);
    await fail(1);
    expect([circuit.isOpen(), await ask()]).toEqual([true, 'spared']);
    world.time += 1000;
    expect(await Promise.all([ask(), ask(), ask()])).toEqual(['asked', 'spared', 'spared']);
  });

  test('doubles its waiting time up to half a minute', async () => {
    const { world, ask, fail } = circuitWith();
    await fail(3);
    const pauses: number[] = [];
    for (let i = 0; i < 7; i += 1) {
      const before = world.time;
      while ((await ask()) === 'spared') world.time += 500;
      pauses.push(world.time - before);
    }
    expect(pauses).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
  });

  test('closes after one answer, and logs once when it opens and once when it closes', async () => {
    const { world, log, ask, fail } = circuitWith();
    await fail(3);
    Object.assign(world, { time: 2000, answers: true });
    expect([await ask(), await ask(), await ask()]).toEqual(['asked', 'asked', 'asked']);
    expect(log.mock.calls).toEqual([['content service: does not answer, asked only now and then'], ['content service: answers again']]);
  });

  test('closes when the service is known to be reachable', async () => {
    const { circuit, ask, fail } = circuitWith();
    await fail(3);
    circuit.close();
    expect(await ask()).toBe('asked');
  });
});

test('an answer resets the count of failures', async () => {
  const { world, circuit, ask, fail } = circuitWith();
  await fail(2);
  world.answers = true;
  await ask();
  world.answers = false;
  await fail(2);
  expect(circuit.isOpen()).toBe(false);
});

test('calls that began before the circuit opened do not lengthen the waiting time', async () => {
  const { world, circuit, ask, fail } = circuitWith();
  const slow = Promise.withResolvers<boolean>();
  const late = circuit.call(() => slow.promise, Boolean);
  await fail(3);
  world.time += 900;
  slow.resolve(false);
  await late;
  world.time += 100;
  expect(await ask()).toBe('asked');
});

test('a call that throws counts as a failure', async () => {
  const { circuit } = circuitWith();
  for (let i = 0; i < 3; i += 1)
    await expect(
      circuit.call(
        () => Promise.reject(new Error('broken')),
        () => true,
      ),
    ).rejects.toThrow('broken');
  expect(circuit.isOpen()).toBe(true);
});
