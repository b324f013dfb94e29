import type { Beat, Show } from './schema'

/** What every beat begins with, unless it says otherwise. */
const USUAL = { seed: '7', persona: 'regular' }

/** The link that begins a beat: a fresh world, prepared, at the beat's page. */
export const addressOf = ({ name }: Show, { opens, prepared }: Beat): string => {
  const [path = '/', query = ''] = opens.split('?')
  const words = new URLSearchParams(query)
  for (const [key, value] of Object.entries({ ...USUAL, ...prepared })) words.set(`mock.${key}`, value)
  words.set('mock.show', name)
  return `${path}?${words}`
}
