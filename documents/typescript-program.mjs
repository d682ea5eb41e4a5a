// Loaded first by the drawing process where the TypeScript sources run: it does not inherit their loader.
import { register } from 'tsx/esm/api';

register();
