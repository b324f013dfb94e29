import { useOf } from '@storybook/addon-docs/blocks'
import { useSyncExternalStore } from 'react'
import { toolbar } from '../../.storybook/toolbar/applyGlobals'
import { storyAddress } from '../../.storybook/toolbar/storyAddress'

interface ScreenProps {
  /** The story export. */
  of: Parameters<typeof useOf>[0]
  height?: number
  width?: number
  /** Storybook globals for this story. */
  globals?: Readonly<Record<string, unknown>>
}

/** A whole screen on a docs page, in an iframe with a world of its own, following the toolbar globals. */
export function Screen({ of, height = 620, width = 390, globals }: ScreenProps) {
  const { story } = useOf(of, ['story'])
  const chosen = useSyncExternalStore(toolbar.subscribe, toolbar.get)
  const inSix = chosen['vip'] === 'all' && globals?.['vip'] === undefined
  return (
    <figure style={{ margin: '16px 0' }}>
      <iframe
        title={`${story.title}, ${story.name}`}
        src={storyAddress(story.id, { ...chosen, ...globals })}
        loading="lazy"
        style={{
          inlineSize: inSix ? '100%' : width,
          maxInlineSize: '100%',
          blockSize: height,
          border: 0,
          borderRadius: 14,
          colorScheme: 'dark',
        }}
      />
      <figcaption>
        <a href={`./?path=/story/${story.id}`} target="_top">
          {story.title} · {story.name}
        </a>
      </figcaption>
    </figure>
  )
}
