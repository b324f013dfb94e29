import styled from '@emotion/styled'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { theme } from '../../src/theme/theme'
import { SectionHead } from '../../src/ui/data/SectionHead'
import { allSix } from '../support/allSix'

const meta = {
  title: 'foundations/Spacing and radius',
  render: () => (
    <>
      <SectionHead level={1} title="Space" />
      <Steps>
        {Object.entries(theme.space).map(([name, size]) => (
          <li key={name}>
            <span>
              {name} · {size}
            </span>
            <i style={{ inlineSize: size }} />
          </li>
        ))}
      </Steps>
      <SectionHead title="Radii" />
      <Corners>
        {Object.entries(theme.radius).map(([name, radius]) => (
          <li key={name}>
            <i style={{ borderRadius: radius }} />
            <span>{name}</span>
          </li>
        ))}
      </Corners>
    </>
  ),
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** A 4 px grid; radii depend on the theme. */
export const Grid: Story = {}

export const AllSix: Story = { ...allSix }

const Steps = styled.ul`
  display: grid;
  gap: 8px;
  li {
    display: flex;
    justify-content: space-between;
    align-items: center;
  }
  i {
    block-size: 16px;
    border-radius: 4px;
    background: ${theme.recipe.accent};
  }
`

const Corners = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, 1fr);
  gap: 12px;
  li {
    display: grid;
    gap: 4px;
    justify-items: center;
  }
  i {
    inline-size: 100%;
    block-size: 72px;
    background: ${theme.recipe.surface};
    box-shadow: ${theme.recipe.surfaceEdge};
  }
`
