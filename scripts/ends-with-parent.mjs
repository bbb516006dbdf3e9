// Loaded ahead of a process that `own-process.ts` starts: when the one that started it is gone, however it ended, this one ends, too.
const grace = Number(new URL(import.meta.url).searchParams.get('grace'));

process.on('disconnect', () => {
  // As at any other end: what is under way may finish. Windows knows no such signal and ends the process at once.
  process.kill(process.pid, 'SIGTERM');
  setTimeout(() => process.kill(process.pid, 'SIGKILL'), grace).unref();
});
// Whoever has done its work ends, though the channel is open.
process.channel?.unref();
