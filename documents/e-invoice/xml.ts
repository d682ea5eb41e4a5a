import { XMLBuilder } from 'fast-xml-parser';
import { writable, writtenText } from '../../domain/billing/e-invoice/texts.js';
import type { Big } from '../../domain/money.js';

/**
 * An element's content: text, child elements by name, or several elements of one name. Names that begin with `@` are
 * attributes, and `#text` is the text beside them. What is undefined is left out; the order is that of the object.
 */
export type XmlNode = string | undefined | XmlFields | readonly XmlNode[];
export interface XmlFields {
  readonly [name: string]: XmlNode;
}

const builder = new XMLBuilder({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  suppressEmptyNode: true,
  suppressBooleanAttributes: false,
});

/** The document of one root element, in UTF-8. */
export const writeXml = (root: XmlFields): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${builder.build(cleaned(root))}\n`;

function cleaned(node: XmlNode): unknown {
  if (typeof node === 'string') return writable(node);
  if (node === undefined) return undefined;
  if (isList(node)) return node.map(cleaned);
  const written = Object.entries(node).flatMap(([name, child]) =>
    child === undefined ? [] : [[name, cleaned(child)]],
  );
  return Object.fromEntries(written);
}

const isList = (node: XmlFields | readonly XmlNode[]): node is readonly XmlNode[] => Array.isArray(node);

/** An amount with two decimals. */
export const amount = (value: Big): string => value.toFixed(2);

/** A quantity, price or percentage with as many decimals as it has. */
export const decimal = (value: Big): string => value.toFixed();

/** An element for text that is given; undefined for null and for blank text. */
export const given = (text: string | null): string | undefined => writtenText(text) ?? undefined;

/** What `write` makes of a value; undefined for null. */
export const ifGiven = <Value, Written>(value: Value | null, write: (value: Value) => Written): Written | undefined =>
  value === null ? undefined : write(value);

/** An identifier with the scheme that it belongs to. */
export const identifier = ({
  scheme,
  value,
}: {
  readonly scheme: string | null;
  readonly value: string;
}): XmlFields => ({
  ...(scheme === null ? {} : { '@schemeID': scheme }),
  '#text': value,
});
