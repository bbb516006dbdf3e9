// Loaded before a process that `own-process.ts` starts: ends this process when its parent has ended in any way.
const killAfterMs = Number(new URL(import.meta.url).searchParams.get('killAfterMs'));

// Child processes and threads load this file, too, because Node and Next pass `--import` on. Their channels are not ours: Next's worker
// would end at once if its channel did not keep it alive.
if (process.env.LIGET_OWN_PROCESS) {
  delete process.env.LIGET_OWN_PROCESS;
  process.on('disconnect', () => {
    // A graceful end, so that pending work may finish. Windows lacks this signal and ends the process at once.
    process.kill(process.pid, 'SIGTERM');
    setTimeout(() => process.kill(process.pid, 'SIGKILL'), killAfterMs).unref();
  });
  // The open channel must not keep a finished process alive.
  process.channel?.unref();
}
