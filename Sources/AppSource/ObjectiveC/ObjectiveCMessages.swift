import TransitionDSL

extension ObjectiveCReader {
    /// `[a b:c d:e]` is `a.b(c, d: e)`.
    mutating func parseMessage() -> AppExpression {
        let start = index
        if let lambda = parseLambda() { return lambda }
        let message = enclosed { reader -> ObjectiveCMessage? in
            reader.isReceiver = true
            let receiver = reader.parseExpression()
            reader.isReceiver = false
            guard reader.at(.identifier) else { return nil }
            var message = ObjectiveCMessage(
                receiver: receiver, name: reader.tokens[reader.index].name)
            reader.advance()
            reader.parseParts(of: &message)
            return reader.index == reader.end ? message : nil
        }
        guard let message else { return make(.unknown, from: start) }
        return expression(for: message, from: start)
    }

    /// `:c d:e, f`.
    private mutating func parseParts(of message: inout ObjectiveCMessage) {
        var label: Text?
        while at(.colon) {
            advance()
            message.arguments.append(
                AppArgument(label: label, value: beside { $0.parseInitializer(of: nil) }))
            while consume(if: .comma) {
                message.arguments.append(
                    AppArgument(label: nil, value: beside { $0.parseInitializer(of: nil) }))
            }
            label = at(.colon, 1) ? name(at: index) : nil
            if label != nil { advance() }
        }
    }

    private mutating func expression(
        for message: ObjectiveCMessage, from start: Int
    ) -> AppExpression {
        let (receiver, name) = (message.receiver, message.name)
        switch (name, message.arguments.count) {
        case (Word.class.text, 0): return makeClass(of: receiver, from: start)
        case (Word.new.text, 0): return makeNew(receiver, from: start)
        case (_, 1):
            if let property = property(setBy: name), let value = message.arguments.first?.value {
                let target = makeMember(receiver, property, from: start)
                let assign = ObjectiveCOperator.assign.text
                return make(.assignment(assign, target: target, value: value), from: start)
            }
        default: break
        }
        let callee = makeMember(receiver.allocated ?? receiver, name, from: start)
        return make(.call(callee, message.arguments), from: start)
    }

    /// `receiver.name`, as far as it is written in one piece: the range is the receiver's.
    private mutating func makeMember(
        _ receiver: AppExpression, _ name: Text, from start: Int
    ) -> AppExpression {
        var member = make(.member(receiver, name), from: start)
        member.range = receiver.range
        return member
    }

    /// The property that `setHeroID:` sets: `heroID`. `setURL:` sets `URL`.
    private mutating func property(setBy selector: Text) -> Text? {
        let spelling = names.bytes[names.range(selector)]
        guard spelling.starts(with: "set".utf8) else { return nil }
        var property = Array(spelling.dropFirst(3))
        guard let first = property.first, first.isCapital else { return nil }
        if property.count == 1 || !property[1].isCapital { property[0] = first | 0x20 }
        return names.intern(property)
    }

    /// `[A new]` is `A.init()`.
    mutating func makeNew(_ type: AppExpression, from start: Int) -> AppExpression {
        let callee = makeMember(type, Word.`init`.text, from: start)
        return make(.call(callee, []), from: start)
    }

    /// `A.self` for the name of a type, `type(of: a)` for a value.
    mutating func makeClass(of value: AppExpression, from start: Int) -> AppExpression {
        if case .name(let name, _) = value.kind,
            names.bytes[names.range(name)].first?.isCapital == true
        {
            return make(.member(value, Word.`self`.text), from: start)
        }
        let callee = AppExpression(
            .name(ObjectiveCWord.type.text, arguments: []), value.range)
        let argument = AppArgument(label: ObjectiveCWord.of.text, value: value)
        return make(.call(callee, [argument]), from: start)
    }

    /// `[=](A *b) { … }` of C++.
    private mutating func parseLambda() -> AppExpression? {
        guard let close = partner(of: index) else { return nil }
        var place = close + 1
        if kind(at: place) == .leftParen { place = placeAfter(place) }
        if kind(at: place) == .arrow { place += 2 }
        guard kind(at: place) == .leftBrace else { return nil }
        let start = index
        index = close + 1
        let parameters = at(.leftParen) ? parseClosureParameters() : []
        index = place
        let body = beside { $0.parseBlock() }
        return make(.closure(AppClosure(parameters: parameters, body: body)), from: start)
    }
}

private struct ObjectiveCMessage {
    var receiver: AppExpression
    var name: Text
    var arguments: [AppArgument] = []
}

extension AppExpression {
    /// `A` of `[A alloc]` and `A.alloc`.
    fileprivate var allocated: AppExpression? {
        switch kind {
        case .call(let callee, let arguments) where arguments.isEmpty: callee.allocated
        case .member(let type, Word.alloc.text): type
        default: nil
        }
    }
}
