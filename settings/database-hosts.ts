/** A database URL, which can name several servers: `mysql://user:password@a:3306,b:3306/docket`. */
const form = /^(mysql:\/\/(?:[^@/?]*@)?)([^@/?]+)([^?]*)(.*)$/;

/** One URL per server, in order; empty if it is not a database URL. */
export function hostsOf(url: string): readonly URL[] {
  const [, before = '', hosts = '', database = '', options = ''] = form.exec(url) ?? [];
  const urls = hosts.split(',').map((host) => `${before}${host}${database}${options}`);
  const isGood = urls.every((each) => URL.canParse(each) && new URL(each).hostname !== '');
  return isGood ? urls.map((each) => new URL(each)) : [];
}

/** The URL of the same servers, without the name of the database. */
export const withoutDatabase = (url: string): string => url.replace(form, '$1$2/$4');

/** The URL with `***` in place of the password, safe to display. */
export const withoutPassword = (url: string): string => url.replace(/^(mysql:\/\/[^:@/?]*:)[^@/?]*@/, '$1***@');
