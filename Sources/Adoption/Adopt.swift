package import Apps
package import TransitionDSL

/// What `adopt` was asked for.
package struct AdoptionOptions: Sendable {
    /// The name of the file without `.trans`.
    package var name: String
    /// What was scanned, as the command line names it.
    package var origin: String
    /// Nil for the one that the app imports.
    package var engine: Engine?
    /// What `lint --app` finds in the app, one line each. What is not in the app afterwards must
    /// not be forgotten.
    package var findings: [String]
    /// Whether the report names every place.
    package var isFull: Bool

    package init(
        name: String, origin: String, engine: Engine? = nil, findings: [String] = [],
        isFull: Bool = false
    ) {
        self.name = name
        self.origin = origin
        self.engine = engine
        self.findings = findings
        self.isFull = isFull
    }
}

/// The compiler that the file is written for. It is given, so that what is carried over is exactly
/// what the compiler accepts.
package struct AdoptionCompiler: Sendable {
    /// The errors of a file.
    package var errors: @Sendable (SourceFile) -> [Diagnostic]
    /// A file with the white space that `transc format` writes.
    package var format: @Sendable (SourceFile) -> [UInt8]
    /// What a file without errors declares.
    package var check: @Sendable (SourceFile) -> AdoptedModel?

    package init(
        errors: @escaping @Sendable (SourceFile) -> [Diagnostic],
        format: @escaping @Sendable (SourceFile) -> [UInt8],
        check: @escaping @Sendable (SourceFile) -> AdoptedModel?
    ) {
        self.errors = errors
        self.format = format
        self.check = check
    }
}

/// The first .trans file of an app, and what is not in it.
package struct Adoption: Sendable {
    package var file: [UInt8]
    /// In Markdown.
    package var report: String
    package var counts: AdoptionCounts
    /// What became of facts that are not in the file.
    package var reasons: [AdoptionReason: Int]
    /// A fact that is in neither, or in both: a mistake of transc.
    package var gap: String?
}

/// `facts` is the sum of the others.
package struct AdoptionCounts: Hashable, Sendable {
    package var facts = 0
    package var carried = 0
    package var likely = 0
    package var reported = 0

    package init() {}
}

/// Decides what of an app's facts a .trans file can contain, and writes it together with a report
/// of the rest. The file compiles without an error: what the compiler refuses is in the report.
package func adopt(
    _ scan: AppScan, _ classes: AppClasses, _ options: AdoptionOptions, _ compiler: AdoptionCompiler
) -> Adoption {
    var plan = AdoptionPlan(scan, classes, options, compiler)
    plan.planClasses()
    plan.planIDs()
    plan.planModifiers()
    plan.planInterface()
    plan.planAnimations()
    plan.planRegistries()
    plan.planRest()
    plan.planReducedMotion()
    var bytes = plan.repairedFile()
    while plan.planDifferences(from: bytes) { bytes = plan.repairedFile() }
    plan.removeHiddenReturns()
    bytes = plan.repairedFile()
    plan.settle()
    plan.leaveOutUnused()
    plan.compare(with: bytes)
    return Adoption(
        file: bytes, report: plan.report(), counts: plan.counts, reasons: plan.reasonCounts,
        gap: plan.gap)
}
