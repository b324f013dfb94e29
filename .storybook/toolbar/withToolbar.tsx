import { ThemeProvider } from '@emotion/react'
import styled from '@emotion/styled'
import type { Decorator, StoryContext } from '@storybook/react-vite'
import { MemoryRouter } from 'react-router-dom'
import { theme } from '../../src/theme/theme'
import { vipThemes } from '../../src/theme/vip'
import { sizeOf } from '../viewports'
import { applyGlobals, directionOf } from './applyGlobals'
import { SixFrames } from './SixFrames'
import { carriedArgs, leftOut, storyAddress } from './storyAddress'
import { themeOf } from './themeOf'

const inFrames = ({ globals, parameters }: StoryContext) => globals['vip'] === 'all' && Boolean(parameters['frames'])

/** With six frames, the steps run in each frame; in the page around them they wait forever. */
export function skipStepsAroundFrames(context: StoryContext): void {
  if (!inFrames(context)) return
  const never = () => new Promise(() => undefined)
  // `await canvas` reads `then`.
  context.canvas = new Proxy(context.canvas, { get: (_canvas, member) => (member === 'then' ? undefined : never) })
}

/**
 * Renders a story in the theme of the toolbar; "All six" renders it six times in nested themes, side by side.
 * Parameters: `bare` removes the padding, `router: false` leaves the router to the story, `frames` renders "All six" in
 * frames, for stories that take the whole page.
 */
export const withToolbar: Decorator = (Story, { globals, id, args, initialArgs, parameters, viewMode }) => {
  // On a docs page the toolbar's theme holds, whatever a story on it sets.
  if (viewMode !== 'docs') applyGlobals(globals)
  if (globals['vip'] === 'all' && parameters['frames']) {
    const changed = Object.fromEntries(Object.entries(args).filter(([name, value]) => value !== initialArgs[name]))
    const left = leftOut(changed)
    return (
      <>
        {left.length > 0 && <p role="note">{`Not in the frames, since no address can carry it: ${left.join(', ')}`}</p>}
        <SixFrames
          page={(vip) => ({ src: storyAddress(id, { ...globals, vip }, changed) })}
          size={sizeOf(globals['viewport'])}
        />
      </>
    )
  }
  // In one of six frames: what the page around it has changed.
  const shown = { ...args, ...carriedArgs(location.search) }
  // A docs page is in English around the story.
  const docsProps =
    viewMode === 'docs'
      ? { 'data-docs': '', 'data-vip': themeOf(globals), dir: directionOf(globals), lang: String(globals['locale']) }
      : {}
  const padded = parameters['bare'] ? undefined : ''
  const content =
    globals['vip'] === 'all' ? (
      <Wide>
        <Columns role="group" aria-label="All six themes" data-padded={padded} {...docsProps}>
          {vipThemes.map((vip) => (
            <Column key={vip} data-vip={vip} data-padded={padded}>
              <Story args={shown} />
            </Column>
          ))}
        </Columns>
      </Wide>
    ) : (
      <Frame data-padded={padded} {...docsProps}>
        <Story args={shown} />
      </Frame>
    )
  return (
    <ThemeProvider theme={theme}>
      {parameters['router'] === false ? content : <MemoryRouter>{content}</MemoryRouter>}
    </ThemeProvider>
  )
}

const Frame = styled.div`
  &:not([data-docs]) {
    min-block-size: 100dvh;
  }
  &[data-docs] {
    background: ${theme.recipe.canvas};
    color: ${theme.color.text.primary};
  }
  &[data-padded] {
    padding: ${theme.space[4]};
  }
`

/** Six in a row where they fit, else in rows of three or two. */
const columns = (least: number) => `
  grid-template-columns: minmax(0, 1fr);
  @container (min-width: ${2 * least}px) { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  @container (min-width: ${3 * least}px) { grid-template-columns: repeat(3, minmax(0, 1fr)); }
  @container (min-width: ${6 * least}px) { grid-template-columns: repeat(6, minmax(0, 1fr)); }
`

const Wide = styled.div`
  container-type: inline-size;
`

const Columns = styled.div`
  display: grid;
  ${columns(390)};
  &:not([data-docs]) {
    min-block-size: 100dvh;
  }
  &[data-padded] {
    ${columns(216)};
  }
`

const Column = styled.div`
  min-inline-size: 0;
  overflow-x: auto;
  background: ${theme.recipe.canvas};
  &[data-padded] {
    padding: ${theme.space[4]};
  }
`
