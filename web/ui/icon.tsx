/** Icons: lines on a grid of 16, in the colour of the text. Screen readers skip them and read the label beside. */
import './icon.css';

const paths = {
  add: 'M8 3v10M3 8h10',
  alert: 'M8 2.5 14.2 13H1.8zM8 6.5v3M8 11.4v.1',
  approve: 'M2.5 8.5 5 11l6-6.5M9.5 11l5-5.5',
  archive: 'M2.5 3h11v3h-11zM3.5 6v7h9V6M6.5 8.5h3',
  arrowDown: 'M8 3v10M4 9l4 4 4-4',
  arrowUp: 'M8 13V3M4 7l4-4 4 4',
  attach: 'M12.5 7.5 7.8 12.2a2.8 2.8 0 0 1-4-4l5-5a1.9 1.9 0 0 1 2.7 2.7l-5 5a.9.9 0 0 1-1.3-1.3l4.3-4.3',
  bell: 'M4 11V7a4 4 0 0 1 8 0v4l1 1.5H3zM6.8 14.2h2.4',
  calendar: 'M2.5 3.5h11v10h-11zM2.5 6.5h11M5.5 2v2.5M10.5 2v2.5',
  chart: 'M2.5 2.5v11h11M5.5 11V8M8.5 11V5M11.5 11V6.5',
  check: 'M3 8.5 6.5 12 13 4.5',
  clients: 'M2.5 13.5v-11h7v11M9.5 6.5h4v7M1.5 13.5h13M5 5.5h2M5 8h2M5 10.5h2',
  clock: 'M8 14A6 6 0 1 0 8 2a6 6 0 0 0 0 12M8 4.8V8l2.2 1.6',
  close: 'M4 4l8 8M12 4l-8 8',
  code: 'M5.5 4.5 2 8l3.5 3.5M10.5 4.5 14 8l-3.5 3.5',
  copy: 'M5.5 5.5h8v8h-8zM10.5 5.5v-3h-8v8h3',
  dashboard: 'M2.5 2.5h4.5v6H2.5zM9 2.5h4.5v3.5H9zM9 8h4.5v5.5H9zM2.5 10.5H7v3H2.5z',
  down: 'M4 6l4 4 4-4',
  download: 'M8 2.5v7.5M5 7.5 8 10.5l3-3M2.5 13.5h11',
  edit: 'M10.5 3 13 5.5 5.5 13 2.5 13.5 3 10.5z',
  expense: 'M3.5 2.5h9v11l-2.2-1.4-2.3 1.4-2.3-1.4-2.2 1.4zM6 6h4M6 9h4',
  external: 'M6.5 3.5h-3v9h9v-3M9 2.5h4.5V7M13.5 2.5l-6 6',
  filter: 'M2.5 4h11M4.5 8h7M6.5 12h3',
  help: 'M8 14A6 6 0 1 0 8 2a6 6 0 0 0 0 12M6.3 6.4a1.7 1.7 0 1 1 2.5 1.5c-.6.3-.8.7-.8 1.2M8 11.3v.1',
  invoice: 'M4 2.5h5.5l3 3v8H4zM9 2.5V6h3.5M6 8.5h4M6 11h4',
  left: 'M10 4 6 8l4 4',
  link: 'M7 9a2.8 2.8 0 0 0 4 0l2-2a2.8 2.8 0 0 0-4-4l-.8.8M9 7a2.8 2.8 0 0 0-4 0L3 9a2.8 2.8 0 0 0 4 4l.8-.8',
  lock: 'M3.5 7h9v6.5h-9zM5.5 7V5a2.5 2.5 0 0 1 5 0v2',
  mail: 'M2 3.5h12v9H2zM2 4.5l6 4.5 6-4.5',
  menu: 'M2.5 4h11M2.5 8h11M2.5 12h11',
  more: 'M3 8a.4.4 0 1 0 .8 0 .4.4 0 1 0-.8 0M7.6 8a.4.4 0 1 0 .8 0 .4.4 0 1 0-.8 0M12.2 8a.4.4 0 1 0 .8 0 .4.4 0 1 0-.8 0',
  pause: 'M5.5 3.5v9M10.5 3.5v9',
  people:
    'M6 7.5a2.3 2.3 0 1 0 0-4.6 2.3 2.3 0 0 0 0 4.6M2 13.5a4 4 0 0 1 8 0M10.5 3.2a2.2 2.2 0 0 1 0 4.2M12 9.8a4 4 0 0 1 2 3.7',
  play: 'M5 3.2v9.6L12.5 8z',
  print: 'M4.5 6V2.5h7V6M4.5 11.5h-2V6h11v5.5h-2M4.5 9.5h7v4h-7z',
  projects: 'M2 4.5v8.5h12V5.5H8L6.5 3.5H2z',
  retainer: 'M13.5 8A5.5 5.5 0 1 1 8 2.5V8z',
  right: 'M6 4l4 4-4 4',
  search: 'M7 12A5 5 0 1 0 7 2a5 5 0 0 0 0 10M10.6 10.6 14 14',
  send: 'M14 2 7.5 8.5M14 2 9.8 14l-2.3-5.5L2 6.2z',
  settings:
    'M2.5 4.5h6M12.5 4.5h1M10.5 6.3a1.8 1.8 0 1 0 0-3.6 1.8 1.8 0 0 0 0 3.6M13.5 11.5h-6M3.5 11.5h-1M5.5 13.3a1.8 1.8 0 1 0 0-3.6 1.8 1.8 0 0 0 0 3.6',
  sort: 'M5 3v10M2.5 10.5 5 13l2.5-2.5M11 13V3M8.5 5.5 11 3l2.5 2.5',
  star: 'M8 2l1.8 3.8 4.2.5-3.1 2.9.8 4.1L8 11.3l-3.7 2 .8-4.1L2 6.3l4.2-.5z',
  stop: 'M4 4h8v8H4z',
  tag: 'M2.5 2.5h5l6 6-5 5-6-6zM5.3 5.3h.01',
  ticket: 'M2 4h12v2.5a1.5 1.5 0 0 0 0 3V12H2V9.5a1.5 1.5 0 0 0 0-3zM9.5 4v8',
  trash: 'M2.5 4.5h11M6 4.5v-2h4v2M4 4.5l.7 9h6.6l.7-9M6.7 7v4M9.3 7v4',
  undo: 'M5.5 3 2.5 6l3 3M2.5 6h7a4 4 0 0 1 0 8H6',
  upload: 'M8 11V3M5 6l3-3 3 3M2.5 13.5h11',
  user: 'M8 8a2.8 2.8 0 1 0 0-5.6A2.8 2.8 0 0 0 8 8M2.8 14a5.2 5.2 0 0 1 10.4 0',
} as const;

export type IconName = keyof typeof paths;

export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 16 16" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
