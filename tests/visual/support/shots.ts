import { composeStories, setProjectAnnotations } from '@storybook/react-vite'
import type { Mode, PictureParameters } from '../../../.storybook/modes'
import preview from '../../../.storybook/preview'

setProjectAnnotations([preview])

interface Composed {
  id: string
  storyName: string
  parameters: Record<string, unknown>
  globals: Record<string, unknown>
  run: (context: { globals: Record<string, unknown> }) => Promise<void>
}

/** A story in a mode: one screenshot. */
export interface Shot {
  /** Path without extension: topic/piece/story/mode. */
  readonly name: string
  readonly story: Composed
  readonly title: string
  readonly modeName: string
  readonly mode: Mode
  readonly parameters: PictureParameters
}

const files = import.meta.glob<Parameters<typeof composeStories>[0]>('../../../stories/**/*.stories.tsx', {
  eager: true,
})

const shotsOf = (story: Composed, title: string): Shot[] => {
  // Set for every story by the preview; a structure test checks that stories use the modes of modes.ts.
  const parameters = story.parameters['chromatic'] as PictureParameters
  return Object.entries(parameters.disableSnapshot ? {} : parameters.modes).map(([modeName, mode]) => ({
    name: [story.id.replace('-', '/').replace('--', '/'), modeName.toLowerCase().replaceAll(' ', '-')].join('/'),
    story,
    title: `${title} · ${story.storyName}`,
    modeName,
    mode,
    parameters,
  }))
}

/** All screenshots, story by story. */
export const shots: readonly Shot[] = Object.values(files).flatMap((file) =>
  Object.values<Composed>(composeStories(file)).flatMap((story) => shotsOf(story, String(file.default.title))),
)

/** First segment of the story title. */
export const topicOf = ({ title }: Shot): string => title.split('/')[0] ?? ''

/** Components of the design system; all others are screens. */
export const isPiece = (shot: Shot): boolean => ['ui', 'art', 'foundations'].includes(topicOf(shot))

/** Titles of all story files, and of those with a baseline. */
export const titles = {
  all: Object.values(files).map((file) => String(file.default.title)),
  pictured: new Set(shots.map(({ title }) => title.split(' · ')[0])),
}
