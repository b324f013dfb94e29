import { ThemeProvider } from '@emotion/react'
import styled from '@emotion/styled'
import type { Decorator, StoryContext } from '@storybook/react-vite'
import { MemoryRouter } from 'react-router-dom'
import { theme } from '../../src/theme/theme'
import { vipThemes } from '../../src/theme/vip'
import { applyGlobals, directionOf } from './applyGlobals'
import { SixFrames } from './SixFrames'
import { storyAddress } from './storyAddress'

const inFrames = ({ globals, parameters }: StoryContext) => globals['vip'] === 'all' && Boolean(parameters['frames'])

/** With six frames, the play function runs in each frame and not in the page around them. */
export function skipStepsAroundFrames(context: StoryContext): void {
  if (!inFrames(context)) return
  const refuse = (_canvas: StoryContext['canvas'], member: string | symbol) => {
    // `await canvas` reads `then`.
    if (member === 'then') return undefined
    throw new Error('The steps run in each of the six frames. Choose one theme to follow them here.')
  }
  context.canvas = new Proxy(context.canvas, { get: refuse })
}

/**
 * Renders a story in the theme of the toolbar; "All six" renders it six times in nested themes, side by side.
 * Parameters: `bare` removes the padding, `router: false` leaves the router to the story, `frames` renders "All six" in
 * frames, for stories that take the whole page.
 */
export const withToolbar: Decorator = (Story, { globals, id, args, initialArgs, parameters, viewMode }) => {
  applyGlobals(globals)
  if (globals['vip'] === 'all' && parameters['frames']) {
    const changed = Object.fromEntries(Object.entries(args).filter(([name, value]) => value !== initialArgs[name]))
    return <SixFrames page={(vip) => ({ src: storyAddress(id, { ...globals, vip }, changed) })} />
  }
  // A docs page is in English around the story.
  const docsProps =
    viewMode === 'docs' ? { 'data-docs': '', dir: directionOf(globals), lang: String(globals['locale']) } : {}
  const padded = parameters['bare'] ? undefined : ''
  const content =
    globals['vip'] === 'all' ? (
      // A scrollable row must be focusable by keyboard.
      <Columns role="group" aria-label="All six themes" tabIndex={0} data-padded={padded} {...docsProps}>
        {vipThemes.map((vip) => (
          <Column key={vip} data-vip={vip} data-padded={padded}>
            <Story />
          </Column>
        ))}
      </Columns>
    ) : (
      <Frame data-padded={padded} {...docsProps}>
        <Story />
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

const Columns = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(24.375rem, 1fr);
  overflow-x: auto;
  &:not([data-docs]) {
    min-block-size: 100dvh;
  }
  &[data-padded] {
    grid-auto-columns: minmax(13.5rem, 1fr);
  }
`

const Column = styled.div`
  min-inline-size: 0;
  background: ${theme.recipe.canvas};
  &[data-padded] {
    padding: ${theme.space[4]};
  }
`
