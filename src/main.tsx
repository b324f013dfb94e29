import { start } from './app/startup/start'

void start()
