import styled from '@emotion/styled'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { onePage } from '../../.storybook/modes'
import { LandscapeArt } from '../../src/ui/art/thumb/LandscapeArt'
import { leading } from './support/leading'

const meta: Meta = { title: 'art/Landscape art', parameters: { router: false } }
export default meta
type Story = StoryObj

/** Names of one short and of two long words. */
export const Names: Story = {
  parameters: { chromatic: onePage },
  render: () => (
    <Tiles>
      {['Ink', 'Waltzing Carnival', 'Candlelight Championship'].map((name, id) => (
        <li key={name}>
          <LandscapeArt id={id} name={name}>
            12,480.50
          </LandscapeArt>
        </li>
      ))}
    </Tiles>
  ),
}

/** The games that lead the lobby, each arranged by hand. */
export const Pictures: Story = {
  parameters: { chromatic: onePage },
  render: () => (
    <Tiles>
      {leading.map(([name, category], id) => (
        <li key={name}>
          <LandscapeArt {...{ id, name, category }}>12,480.50</LandscapeArt>
        </li>
      ))}
    </Tiles>
  ),
}

/** In the format of the game of the week. */
export const Feature: Story = {
  parameters: { chromatic: onePage },
  render: () => (
    <div style={{ blockSize: 200 }}>
      <LandscapeArt id={1} name="Lantern Dragon" category="slots">
        12,480.50
      </LandscapeArt>
    </div>
  ),
}

const Tiles = styled.ul`
  display: grid;
  gap: 12px;
  grid-template-columns: repeat(auto-fill, 240px);
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    aspect-ratio: 16 / 10;
  }
`
