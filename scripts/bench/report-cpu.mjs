// Loaded before a measured process: reports its CPU time in microseconds and its memory in bytes on request.
process.on('message', (message) => {
  if (message !== 'cpu') return;
  const { user, system } = process.cpuUsage();
  process.send?.({ cpu: user + system, rss: process.memoryUsage.rss(), peakRss: process.resourceUsage().maxRSS * 1024 });
});
// The channel keeps no process alive.
process.channel?.unref();
