import { eachOperation, type Document } from './document.js';

/** Tells of every operation that makes an object which others take the object's id. */
export function addLinks(document: Document): Document {
  for (const { path, operation } of eachOperation(document.paths)) {
    const made = operation.responses['201'];
    const links = linksFrom(document, path);
    if (made !== undefined && Object.keys(links).length > 0) Object.assign(made, { links });
  }
  return document;
}

function linksFrom(document: Document, collection: string): Record<string, object> {
  const parameters = { id: '$response.body#/data/id' };
  const ofOne = [...eachOperation(document.paths)].filter(
    ({ path }) => path.startsWith(`${collection}/{id}`) && path.indexOf('{') === path.lastIndexOf('{'),
  );
  return Object.fromEntries(ofOne.map(({ operation: { operationId } }) => [operationId, { operationId, parameters }]));
}
