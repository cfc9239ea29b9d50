; RUN: not mlir-translate %s --import-llvm --split-input-file 2>&1 | FileCheck %s

; Fields of debug nodes that have something they do not take.

// -----
!0 = !DIBasicType(tag: DW_TAG_foo)
!x = !{!0}
!9 = !DIFile(filename: "a", directory: "b")

; CHECK: error: invalid DWARF tag 'DW_TAG_foo'
// -----
!0 = !DIBasicType(tag: foo)
!x = !{!0}
!9 = !DIFile(filename: "a", directory: "b")

; CHECK: error: expected DWARF tag
// -----
!0 = !DIBasicType(tag: 99999)
!x = !{!0}
!9 = !DIFile(filename: "a", directory: "b")

; CHECK: error: value for 'tag' too large, limit is 65535
// -----
!0 = !DIBasicType(tag: -1)
!x = !{!0}
!9 = !DIFile(filename: "a", directory: "b")

; CHECK: error: expected unsigned integer
// -----
!0 = !DIBasicType(encoding: DW_ATE_lo_user)
!x = !{!0}
!9 = !DIFile(filename: "a", directory: "b")

; CHECK: error: invalid DWARF type attribute encoding 'DW_ATE_lo_user'
// -----
!0 = !DIBasicType(encoding: 300)
!x = !{!0}
!9 = !DIFile(filename: "a", directory: "b")

; CHECK: error: value for 'encoding' too large, limit is 255
// -----
!0 = !DIBasicType(size: -1)
!x = !{!0}
!9 = !DIFile(filename: "a", directory: "b")

; CHECK: error: expected unsigned integer
// -----
!0 = !DIBasicType(size: true)
!x = !{!0}
!9 = !DIFile(filename: "a", directory: "b")

; CHECK: error: expected metadata operand
// -----
!0 = !DIDerivedType(tag: DW_TAG_member, baseType: null, flags: DIFlagFoo)
!x = !{!0}
!9 = !DIFile(filename: "a", directory: "b")

; CHECK: error: invalid debug info flag 'DIFlagFoo'
// -----
!0 = !DIDerivedType(tag: DW_TAG_member, baseType: null, flags: DIFlagPublic | foo)
!x = !{!0}
!9 = !DIFile(filename: "a", directory: "b")

; CHECK: error: expected debug info flag
// -----
!0 = !DIDerivedType(tag: DW_TAG_member, baseType: null, flags: 4294967296)
!x = !{!0}
!9 = !DIFile(filename: "a", directory: "b")

; CHECK: error: expected 32-bit integer (too large)
// -----
!0 = !DIDerivedType(tag: DW_TAG_member, baseType: null, line: 4294967296)
!x = !{!0}
!9 = !DIFile(filename: "a", directory: "b")

; CHECK: error: value for 'line' too large, limit is 4294967295
// -----
!0 = !DIDerivedType(tag: DW_TAG_member, baseType: null, size: 18446744073709551616)
!x = !{!0}
!9 = !DIFile(filename: "a", directory: "b")

; CHECK: error: value for 'size' too large, limit is 18446744073709551615
// -----
!0 = !DIDerivedType(tag: DW_TAG_member, baseType: null, ptrAuthKey: 8)
!x = !{!0}
!9 = !DIFile(filename: "a", directory: "b")

; CHECK: error: value for 'ptrAuthKey' too large, limit is 7
// -----
!0 = !DIDerivedType(tag: DW_TAG_member, baseType: null, ptrAuthIsaPointer: 1)
!x = !{!0}
!9 = !DIFile(filename: "a", directory: "b")

; CHECK: error: expected 'true' or 'false'
// -----
!0 = !DIDerivedType(tag: DW_TAG_member, baseType: null, name: null)
!x = !{!0}
!9 = !DIFile(filename: "a", directory: "b")

; CHECK: error: expected string constant
// -----
!0 = !DIDerivedType(tag: DW_TAG_member, baseType: 3)
!x = !{!0}
!9 = !DIFile(filename: "a", directory: "b")

; CHECK: error: expected metadata operand
// -----
!0 = !DICompositeType(tag: DW_TAG_class_type, enumKind: DW_APPLE_ENUM_KIND_foo)
!x = !{!0}
!9 = !DIFile(filename: "a", directory: "b")

; CHECK: error: invalid DWARF enum kind code 'DW_APPLE_ENUM_KIND_foo'
// -----
!0 = !DICompositeType(tag: DW_TAG_class_type, runtimeLang: DW_LANG_foo)
!x = !{!0}
!9 = !DIFile(filename: "a", directory: "b")

; CHECK: error: invalid DWARF language 'DW_LANG_foo'
// -----
!0 = !DISubroutineType(cc: DW_CC_foo, types: null)
!x = !{!0}
!9 = !DIFile(filename: "a", directory: "b")

; CHECK: error: invalid DWARF calling convention 'DW_CC_foo'
// -----
!0 = !DISubroutineType(cc: 256, types: null)
!x = !{!0}
!9 = !DIFile(filename: "a", directory: "b")

; CHECK: error: value for 'cc' too large, limit is 255
// -----
!0 = !DISubprogram(name: "f")
!x = !{!0}
!9 = !DIFile(filename: "a", directory: "b")

; CHECK: error: missing 'distinct', required for !DISubprogram that is a Definition
// -----
!0 = !DISubprogram(spFlags: DISPFlagFoo)
!x = !{!0}
!9 = !DIFile(filename: "a", directory: "b")

; CHECK: error: invalid subprogram debug info flag 'DISPFlagFoo'
// -----
!0 = !DISubprogram(virtuality: DW_VIRTUALITY_foo)
!x = !{!0}
!9 = !DIFile(filename: "a", directory: "b")

; CHECK: error: invalid DWARF virtuality code 'DW_VIRTUALITY_foo'
// -----
!0 = !DISubprogram(thisAdjustment: 2147483648)
!x = !{!0}
!9 = !DIFile(filename: "a", directory: "b")

; CHECK: error: value for 'thisAdjustment' too large, limit is 2147483647
// -----
!0 = !DISubprogram(thisAdjustment: -2147483649)
!x = !{!0}
!9 = !DIFile(filename: "a", directory: "b")

; CHECK: error: value for 'thisAdjustment' too small, limit is -2147483648
// -----
!0 = !DISubprogram(isLocal: 1)
!x = !{!0}
!9 = !DIFile(filename: "a", directory: "b")

; CHECK: error: expected 'true' or 'false'
// -----
!0 = !DISubrange(count: -2)
!x = !{!0}
!9 = !DIFile(filename: "a", directory: "b")

; CHECK: error: value for 'count' too small, limit is -1
// -----
!0 = !DISubrange(count: null)
!x = !{!0}
!9 = !DIFile(filename: "a", directory: "b")

; CHECK: error: 'count' cannot be null
// -----
!0 = !DISubrange(count: 9223372036854775808)
!x = !{!0}
!9 = !DIFile(filename: "a", directory: "b")

; CHECK: error: value for 'count' too large, limit is 9223372036854775807
// -----
!0 = !DIEnumerator(name: "a", value: true)
!x = !{!0}
!9 = !DIFile(filename: "a", directory: "b")

; CHECK: error: expected integer
// -----
!0 = !DIEnumerator(name: "a", value: -1, isUnsigned: true)
!x = !{!0}
!9 = !DIFile(filename: "a", directory: "b")

; CHECK: error: unsigned enumerator with negative value
// -----
!0 = !DILocation(line: 1, column: 65536, scope: !9)
!x = !{!0}
!9 = !DIFile(filename: "a", directory: "b")

; CHECK: error: value for 'column' too large, limit is 65535
// -----
!0 = !DILocation(scope: null)
!x = !{!0}
!9 = !DIFile(filename: "a", directory: "b")

; CHECK: error: 'scope' cannot be null
// -----
!0 = !DILocalVariable(scope: !9, arg: 65536)
!x = !{!0}
!9 = !DIFile(filename: "a", directory: "b")

; CHECK: error: value for 'arg' too large, limit is 65535
// -----
!0 = !DILexicalBlockFile(scope: !9, discriminator: 4294967296)
!x = !{!0}
!9 = !DIFile(filename: "a", directory: "b")

; CHECK: error: value for 'discriminator' too large, limit is 4294967295
// -----
!0 = !DIGlobalVariable(name: "")
!x = !{!0}
!9 = !DIFile(filename: "a", directory: "b")

; CHECK: error: 'name' cannot be empty
// -----
!0 = !DIMacro(type: DW_MACINFO_foo, name: "x")
!x = !{!0}
!9 = !DIFile(filename: "a", directory: "b")

; CHECK: error: invalid DWARF macinfo type 'DW_MACINFO_foo'
// -----
!0 = !DIFile(filename: "a", directory: "b", checksumkind: CSK_FOO, checksum: "ff")
!x = !{!0}
!9 = !DIFile(filename: "a", directory: "b")

; CHECK: error: invalid checksum kind 'CSK_FOO'
// -----
!0 = !DIFile(filename: "a", directory: "b", checksumkind: CSK_MD5)
!x = !{!0}
!9 = !DIFile(filename: "a", directory: "b")

; CHECK: error: 'checksumkind' and 'checksum' must be provided together
// -----
!0 = !DIFile(filename: "a",)
!x = !{!0}
!9 = !DIFile(filename: "a", directory: "b")

; CHECK: error: expected field label here
// -----
!0 = !DIFixedPointType(kind: foo)
!x = !{!0}
!9 = !DIFile(filename: "a", directory: "b")

; CHECK: error: expected fixed-point kind
// -----
!0 = !GenericDINode(tag: 3, operands: !9)
!x = !{!0}
!9 = !DIFile(filename: "a", directory: "b")

; CHECK: error: expected '{' here
// -----
!0 = !DIAssignID()
!x = !{!0}
!9 = !DIFile(filename: "a", directory: "b")

; CHECK: error: missing 'distinct', required for !DIAssignID()
// -----
!0 = distinct !DICompileUnit(file: !9)
!x = !{!0}
!9 = !DIFile(filename: "a", directory: "b")

; CHECK: error: missing one of 'language' or 'sourceLanguageName', required for !DICompileUnit
// -----
!0 = distinct !DICompileUnit(language: DW_LANG_foo, file: !9)
!x = !{!0}
!9 = !DIFile(filename: "a", directory: "b")

; CHECK: error: invalid DWARF language 'DW_LANG_foo'
// -----
!0 = distinct !DICompileUnit(language: DW_LANG_C, file: null)
!x = !{!0}
!9 = !DIFile(filename: "a", directory: "b")

; CHECK: error: 'file' cannot be null
// -----
!0 = distinct !DICompileUnit(language: DW_LANG_C, sourceLanguageName: DW_LNAME_C, file: !9)
!x = !{!0}
!9 = !DIFile(filename: "a", directory: "b")

; CHECK: error: can only specify one of 'language' and 'sourceLanguageName' on !DICompileUnit
// -----
!0 = distinct !DICompileUnit(language: DW_LANG_C, sourceLanguageVersion: 3, file: !9)
!x = !{!0}
!9 = !DIFile(filename: "a", directory: "b")

; CHECK: error: 'sourceLanguageVersion' requires an associated 'sourceLanguageName' on !DICompileUnit
// -----
!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !9, emissionKind: foo)
!x = !{!0}
!9 = !DIFile(filename: "a", directory: "b")

; CHECK: error: expected emission kind
// -----
!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !9, emissionKind: 4)
!x = !{!0}
!9 = !DIFile(filename: "a", directory: "b")

; CHECK: error: value for 'emissionKind' too large, limit is 3
// -----
!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !9, nameTableKind: foo)
!x = !{!0}
!9 = !DIFile(filename: "a", directory: "b")

; CHECK: error: expected nameTable kind
// -----
!0 = !DIGlobalVariableExpression(var: null, expr: !DIExpression(DW_OP_foo))
!x = !{!0}
!9 = !DIFile(filename: "a", directory: "b")

; CHECK: error: invalid DWARF op 'DW_OP_foo'
// -----
!0 = !DIGlobalVariableExpression(var: null, expr: !DIExpression(DW_TAG_member))
!x = !{!0}
!9 = !DIFile(filename: "a", directory: "b")

; CHECK: error: expected unsigned integer
// -----
!0 = !DIGlobalVariableExpression(var: null, expr: !DIExpression(18446744073709551616))
!x = !{!0}
!9 = !DIFile(filename: "a", directory: "b")

; CHECK: error: element too large, limit is 18446744073709551615
