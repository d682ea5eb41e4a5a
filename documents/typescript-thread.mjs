// Loaded first by threads of a process that runs the TypeScript sources: they do not inherit its loader.
import { register } from 'tsx/esm/api';

register();
