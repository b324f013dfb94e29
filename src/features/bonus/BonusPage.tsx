import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { type ReactNode, Suspense } from 'react'
import { useTranslation } from '../../i18n'
import { useStores } from '../../stores/react/stores'
import { IconLink } from '../../ui/actions/IconLink'
import { history } from '../../ui/art/icons/icons'
import { SectionHead } from '../../ui/data/SectionHead'
import { Skeleton } from '../../ui/feedback/Skeleton'
import { PageColumn } from '../../ui/layout/PageColumn'
import { SignedOut } from '../../ui/lists/SignedOut'
import { BonusTabs } from './BonusTabs'

interface BonusPageProps {
  /** Replaces title and navigation. */
  head?: ReactNode
  /** Also for visitors. */
  open?: boolean
  /** What visitors see of it. */
  visitors?: ReactNode
  children: ReactNode
}

/** The frame of the bonus center, the same on each of its pages; a visitor sees what is offered. */
export const BonusPage = observer(function BonusPage({ head, open, visitors, children }: BonusPageProps) {
  const { session } = useStores()
  const { t } = useTranslation()
  return (
    <PageColumn>
      {head ?? (
        <Head>
          <SectionHead
            level={1}
            title={t('title.bonus')}
            action={<IconLink of={history} label={t('title.rewardRecord')} to="/bonus/record" />}
          />
          <BonusTabs />
        </Head>
      )}
      {/* `app/pages` puts parts of other nouns in, which load by themselves. */}
      <Suspense fallback={<Skeleton blockSize="240px" />}>
        {session.signedIn || open ? (
          children
        ) : (
          <SignedOut title={t('bonus.visitor')} text={t('bonus.visitor.text')}>
            {visitors}
          </SignedOut>
        )}
      </Suspense>
    </PageColumn>
  )
})

const Head = styled.div`
  --head-space: 0 4px;
`
