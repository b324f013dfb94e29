import { draw } from '../../../src/contract/jackpot'
import type { PanelTarget } from '../target'

export interface Preset {
  readonly title: string
  readonly about: string
  /** Works on an open page only. */
  readonly needsPage?: true
  apply(target: PanelTarget): Promise<unknown>
}

const faults =
  (...texts: string[]): Preset['apply'] =>
  ({ mock }) =>
    mock.fault(texts.join(','))

/** What testers ask for again and again, by one tap. */
export const presets: readonly Preset[] = [
  {
    title: '401 in mid-spin',
    about: 'The next draw finds the session over.',
    apply: faults(`${draw.name}:401*1`),
  },
  {
    title: 'Each of 1001 to 1004 in turn',
    about: 'The next four draws are refused, each by another code.',
    apply: faults(...[1001, 1002, 1003, 1004].map((code, index) => `${draw.name}:${code}@${index + 1}*1`)),
  },
  {
    title: 'Reply lost after the server acted',
    about: 'The next draw counts, but its reply does not arrive.',
    apply: faults(`${draw.name}:lost*1`),
  },
  {
    title: 'One in ten fails',
    about: 'A tenth of all calls loses its connection, drawn from the seed.',
    apply: faults('*:offline%10'),
  },
  { title: 'Everything slow', about: 'Every reply takes three seconds.', apply: ({ mock }) => mock.latency('slow-2g') },
  { title: 'Offline', about: 'No call gets through until cleared.', apply: faults('*:offline') },
  {
    title: 'Provider pays late',
    about: 'The payment of the last open deposit arrives two hours after its order has expired.',
    apply: ({ mock }) => mock.provider('last', 'late'),
  },
  {
    title: 'New version',
    about: 'Another build has been deployed.',
    needsPage: true,
    apply: async ({ page }) => page?.device('newVersion'),
  },
  {
    title: 'Storage full',
    about: 'The browser stores nothing more.',
    needsPage: true,
    apply: async ({ page }) => page?.device('storageFull'),
  },
  {
    title: 'Token removed elsewhere',
    about: 'Another tab has signed the player out.',
    needsPage: true,
    apply: async ({ page }) => page?.device('tokenRemoved'),
  },
]
