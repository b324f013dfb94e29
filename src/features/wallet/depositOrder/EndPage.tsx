import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import type { Cents } from '../../../domain/money'
import { useTranslation } from '../../../i18n'
import { theme } from '../../../theme/theme'
import { LazyStone } from '../../../ui/art/scene/LazyStone'
import type { SymbolName } from '../../../ui/art/symbols/symbols'
import { Badge, type BadgeTone } from '../../../ui/data/Badge'
import { Columns } from '../../../ui/layout/Columns'
import { FootPlace } from '../../../ui/layout/FootPlace'
import { Stack } from '../../../ui/layout/Stack'
import { TaskPage } from '../../../ui/layout/TaskPage'
import { BigAmount } from '../../../ui/money/BigAmount'

interface EndPageProps {
  art: readonly [symbol: SymbolName, start: SymbolName]
  badge: readonly [tone: BadgeTone, text: string]
  title: string
  amount: Cents | null
  texts: readonly string[]
  slip?: ReactNode
  foot: ReactNode
}

/** An order that has ended badly, or of which nothing is known. */
export function EndPage({ art, badge, title, amount, texts, slip, foot }: EndPageProps) {
  const { t, i18n } = useTranslation()
  return (
    <TaskPage title={t('order.title')} foot={foot}>
      <Columns>
        <Center>
          <LazyStone symbol={art[0]} start={art[1]} />
          <Badge tone={badge[0]}>{badge[1]}</Badge>
          <h2>{title}</h2>
          {amount !== null && <BigAmount cents={amount} locale={i18n.language} plain />}
          {texts.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </Center>
        <Stack>
          {slip}
          <FootPlace />
        </Stack>
      </Columns>
    </TaskPage>
  )
}

const Center = styled.div`
  display: grid;
  justify-items: center;
  gap: ${theme.space[2]};
  padding-block: ${theme.space[4]};
  text-align: center;
  h2 {
    ${theme.type.titleMd};
  }
  p {
    ${theme.type.bodyMd};
    max-inline-size: 36ch;
    color: ${theme.color.text.secondary};
    text-wrap: balance;
  }
`
