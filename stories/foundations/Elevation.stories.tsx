import styled from '@emotion/styled'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { foilText, frame, surface } from '../../src/theme/mixins'
import { theme } from '../../src/theme/theme'
import { allSix } from '../support/allSix'
import { Fill } from '../support/Fill'

const meta = {
  title: 'foundations/Elevation and foil',
  render: () => (
    <Fill>
      <Foil>1,284,906</Foil>
      <Box style={{ background: theme.recipe.inset, boxShadow: theme.recipe.insetEdge }}>inset</Box>
      <Surface>surface</Surface>
      <Framed>frame</Framed>
      <Box style={{ background: theme.color.bg.surface3, boxShadow: theme.recipe.floating }}>floating</Box>
      <Box style={{ background: theme.recipe.hero, boxShadow: theme.recipe.heroEdge }}>hero</Box>
      <Box style={{ background: theme.recipe.cta, boxShadow: theme.recipe.ctaEdge, color: theme.color.text.onAccent }}>
        call to action
      </Box>
      <Ring />
      <Edge />
    </Fill>
  ),
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** Light comes from above; lighter surfaces are nearer. Foil is for frames and large numerals only. */
export const Materials: Story = {}

export const AllSix: Story = { ...allSix }

const Box = styled.p`
  padding: 18px;
  border-radius: ${theme.radius.md};
`

const Surface = styled.p(surface, { padding: 18 })
const Framed = styled.p(surface, frame, { padding: 18 })

const Foil = styled.p`
  ${theme.type.numJackpot};
  ${foilText};
`

const Ring = styled.div`
  inline-size: 64px;
  block-size: 64px;
  border-radius: 50%;
  background: ${theme.recipe.foilRing};
`

const Edge = styled.div`
  block-size: 24px;
  border-radius: ${theme.radius.sm};
  background: ${theme.recipe.foilEdge};
`
