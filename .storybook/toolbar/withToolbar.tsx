import { ThemeProvider } from '@emotion/react'
import styled from '@emotion/styled'
import type { Decorator, StoryContext } from '@storybook/react-vite'
import { MemoryRouter } from 'react-router-dom'
import { theme } from '../../src/theme/theme'
import { vipThemes } from '../../src/theme/vip'
import { applyToPage, directionOf } from './applyGlobals'
import { SixFrames } from './SixFrames'
import { storyAddress } from './storyAddress'

const inFrames = ({ globals, parameters }: StoryContext) => globals['vip'] === 'all' && Boolean(parameters['frames'])

/** Six pages play their steps themselves: around them nobody does. */
export function leaveStepsToFrames(context: StoryContext): void {
  if (!inFrames(context)) return
  const refuse = (_canvas: StoryContext['canvas'], member: string | symbol) => {
    // Whoever awaits the canvas asks it for this.
    if (member === 'then') return undefined
    throw new Error('The steps run in each of the six pages. Choose one theme to follow them here.')
  }
  context.canvas = new Proxy(context.canvas, { get: refuse })
}

/**
 * The theme around a story. "All six" draws it six times in nested themes, side by side. Parameters: `bare` leaves the
 * padding out, `router: false` leaves the router to the story, `frames` draws "all six" in pages of their own, for what
 * takes the whole page.
 */
export const withFacet: Decorator = (Story, { globals, id, args, initialArgs, parameters, viewMode }) => {
  applyToPage(globals)
  if (globals['vip'] === 'all' && parameters['frames']) {
    const changed = Object.fromEntries(Object.entries(args).filter(([name, value]) => value !== initialArgs[name]))
    return <SixFrames page={(vip) => ({ src: storyAddress(id, { ...globals, vip }, changed) })} />
  }
  // A page of docs has words of its own around the story.
  const place =
    viewMode === 'docs' ? { 'data-docs': '', dir: directionOf(globals), lang: String(globals['locale']) } : {}
  const padded = parameters['bare'] ? undefined : ''
  const pictures =
    globals['vip'] === 'all' ? (
      // A row that scrolls has to be reachable without a mouse.
      <Columns role="group" aria-label="All six themes" tabIndex={0} data-padded={padded} {...place}>
        {vipThemes.map((vip) => (
          <Column key={vip} data-vip={vip} data-padded={padded}>
            <Story />
          </Column>
        ))}
      </Columns>
    ) : (
      <Frame data-padded={padded} {...place}>
        <Story />
      </Frame>
    )
  return (
    <ThemeProvider theme={theme}>
      {parameters['router'] === false ? pictures : <MemoryRouter>{pictures}</MemoryRouter>}
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
