/** Begins a bundle: CommonJS modules in it call `require` for modules of Node. */
export const commonJs = `import { createRequire as moduleRequire } from 'node:module';
const require = moduleRequire(import.meta.url);`;
