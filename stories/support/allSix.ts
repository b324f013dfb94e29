import { gallery } from '../../.storybook/modes'

const onePageOnly = [
  'landmark-unique',
  'landmark-no-duplicate-main',
  'landmark-no-duplicate-banner',
  'page-has-heading-one',
]

/** A story drawn in all six themes side by side; what may stand once on a page stands here six times. */
export const allSix = {
  globals: { vip: 'all', viewport: { value: 'gallery' } },
  parameters: { a11y: { config: { rules: onePageOnly.map((id) => ({ id, enabled: false })) } }, chromatic: gallery },
}
