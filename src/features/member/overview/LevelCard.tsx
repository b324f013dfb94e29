import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import type { UserInfo } from '../../../contract/member'
import { theme } from '../../../theme/theme'
import { Medal } from '../../../ui/art/medal/Medal'
import { Card } from '../../../ui/data/Card'
import { Progress } from '../../../ui/feedback/Progress'
import { useLevel } from './level'

/** The VIP level near the bottom of the rail, with progress to the next one. */
export const LevelCard = observer(function LevelCard({ info }: { info: UserInfo }) {
  const { vip, name, toNext, progress } = useLevel(info)
  return (
    <Root aria-label={name}>
      <Card framed>
        <Medal vip={vip} size={72} />
        <b>{name}</b>
        <p>{toNext}</p>
        <Progress {...progress} size="sm" />
      </Card>
    </Root>
  )
})

const Root = styled.section`
  display: none;
  position: fixed;
  /* Above the foot of the rail. */
  inset-block-end: 88px;
  inset-inline-start: ${theme.space[2]};
  inline-size: calc(${theme.size.rail} - ${theme.space[4]});
  > div {
    display: grid;
    justify-items: center;
    padding: ${theme.space[4]} ${theme.space[3]};
    text-align: center;
  }
  b {
    ${theme.type.titleSm};
    margin-block-start: ${theme.space[2]};
  }
  p {
    ${theme.type.labelSm};
    margin-block: ${theme.space[1]} ${theme.space[3]};
    color: ${theme.color.text.secondary};
  }
  [role='progressbar'] {
    inline-size: 100%;
  }
  /* In low windows the rail has space for navigation only. */
  ${theme.media.desktop} and (min-height: 46em) {
    display: block;
  }
`
