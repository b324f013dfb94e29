import { lookAt } from './support/compare'
import { shots, topicOf } from './support/shots'

lookAt(shots.filter((shot) => topicOf(shot) === 'jackpot'))
