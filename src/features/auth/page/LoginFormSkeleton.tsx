import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { useTranslation } from '../../../i18n'
import { AuthStore } from '../../../stores/auth/AuthStore'
import { useDemoHelp } from '../../../stores/react/demoHelp'
import { useFeature } from '../../../stores/react/stores'
import { theme } from '../../../theme/theme'
import { Skeleton } from '../../../ui/feedback/Skeleton'
import { SkeletonGroup } from '../../../ui/feedback/SkeletonGroup'

/** Placeholder in the shape of the login form. */
export const LoginFormSkeleton = observer(function LoginFormSkeleton() {
  const { t } = useTranslation()
  const help = useDemoHelp()
  const { providers } = useFeature(AuthStore)
  return (
    <SkeletonGroup label={t('shell.loading')}>
      <Shape>
        <Skeleton blockSize="48px" round />
        <Skeleton blockSize={FIELD} />
        <Skeleton blockSize={FIELD} />
        <Skeleton blockSize="52px" round />
        {providers.length > 0 && <Skeleton blockSize={SOCIAL} />}
        {help && <Skeleton blockSize={LINE} />}
        <Skeleton blockSize={LINE} />
      </Shape>
    </SkeletonGroup>
  )
})

/** The providers below their divider. */
const SOCIAL = 'calc(60px + 1.125rem * var(--leading))'
/** A field under its label. */
const FIELD = 'calc(30px + 2.625rem * var(--leading))'
const LINE = 'calc(26px + 1.125rem * var(--leading))'

const Shape = styled.div`
  display: grid;
  gap: ${theme.space[4]};
`
