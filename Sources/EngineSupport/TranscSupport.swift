/// Connects the Swift of `.trans` files to an engine. Declared once for each module.
nonisolated enum TranscSupport {}
