import { observer } from 'mobx-react-lite'
import { useMessage } from '../../../i18n'
import { SocialStore } from '../../../stores/auth/SocialStore'
import { useFeature } from '../../../stores/react/stores'
import { Note } from '../../../ui/feedback/Note'

/** Why the last try with a provider came to nothing. */
export const SocialProblem = observer(function SocialProblem() {
  const { problem } = useFeature(SocialStore)
  const format = useMessage()
  return (
    problem && (
      <Note tone={problem.tone} live>
        {format(problem.message)}
      </Note>
    )
  )
})
