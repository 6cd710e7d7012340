import { register } from 'tsx/esm/api';

// a thread started with `--import tsx` stays without it (tsx looks for the main thread), so it is registered in here
register();
await import(process.argv[2]);
