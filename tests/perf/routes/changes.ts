import type { Change } from './tap'

/** The empty app's only other page. */
export const FLOOR: Change = { link: 'a[href="/other"]', content: 'a[href="/"]' }

interface FromLobby extends Change {
  readonly name: string
  readonly persona: 'regular' | 'visitor'
}

/** Pages reached from the lobby. */
export const CHANGES: readonly FromLobby[] = [
  {
    name: 'lobby to jackpot',
    persona: 'regular',
    link: 'nav a[href="/activity/jackpot"]',
    content: 'main [aria-label="Prizes"] li',
  },
  {
    name: 'lobby to member',
    persona: 'regular',
    link: 'nav a[href="/member"]',
    content: 'main [data-testid="balance"]',
  },
  { name: 'lobby to login', persona: 'visitor', link: 'nav a[href="/member"]', content: 'main form input' },
]
