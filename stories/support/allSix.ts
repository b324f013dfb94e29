import { component } from '../../.storybook/modes'

const onePageOnly = [
  'landmark-unique',
  'landmark-no-duplicate-main',
  'landmark-no-duplicate-banner',
  'page-has-heading-one',
]

/** Renders a story in all six themes side by side, and in one for its baseline; disables axe rules about elements that must be unique on a page. */
export const allSix = {
  globals: { vip: 'all', viewport: { value: 'gallery' } },
  parameters: { a11y: { config: { rules: onePageOnly.map((id) => ({ id, enabled: false })) } }, chromatic: component },
}
