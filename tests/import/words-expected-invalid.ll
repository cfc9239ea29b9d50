; RUN: not mlir-translate %s --import-llvm --split-input-file 2>&1 | FileCheck %s

; Words that stand where another is expected, and where LLVM says so. A type that is too wide is
; reported before anything else is said of its place.

// -----
%t = type void (i32 noundef)

; CHECK: offset :2:17: error: argument attributes invalid in function type

// -----
%t = type void (ptr byval(i32) , i32 %x)

; CHECK: offset :2:17: error: argument attributes invalid in function type

// -----
%t = type void (label)

; CHECK: offset :2:17: error: invalid type for function argument

// -----
%t = type void (void)

; CHECK: offset :2:17: error: void type only allowed for function results

// -----
%t = type void (i32 %a, i32 %a)

; CHECK: offset :2:17: error: argument name invalid in function type

// -----
@a = global i32 1 vscale_range(1 2)

; CHECK: offset :2:34: error: expected ')'

// -----
@a = global i32 1 vscale_range(1,2,3)

; CHECK: offset :2:35: error: expected ')'

// -----
@a = global i32 1 vscale_range(99999999999)

; CHECK: offset :2:32: error: expected 32-bit integer (too large)

// -----
@a = global i32 1 vscale_range()

; CHECK: offset :2:32: error: expected integer

// -----
@a = global i32 1 allocsize(1 2)

; CHECK: offset :2:31: error: expected ')'

// -----
@a = global i32 1 allocsize(1,2,3)

; CHECK: offset :2:32: error: expected ')'

// -----
@a = global i32 1 allocsize(1,)

; CHECK: offset :2:31: error: expected integer

// -----
@a = global i32 1 memory(none,)

; CHECK: offset :2:31: error: expected memory location (argmem, inaccessiblemem, errnomem) or access kind (none, read, write, readwrite)

// -----
!0 = !DIFixedPointType(name: "x", size: 8, encoding: DW_ATE_signed_fixed, kind: Binary, factor: 99999999999999999999)

; CHECK: offset :2:97: error: value for 'factor' too large, limit is 9223372036854775807

// -----
!0 = !DIFixedPointType(name: "x", size: 8, encoding: DW_ATE_signed_fixed, kind: Binary, factor: x)

; CHECK: offset :2:97: error: expected signed integer

// -----
!0 = !DIFixedPointType(name: "x", size: 8, encoding: DW_ATE_signed_fixed, kind: Rational, numerator: x)

; CHECK: offset :2:102: error: expected integer

// -----
!0 = !DIFixedPointType(name: "x", size: 8, encoding: DW_ATE_signed_fixed, kind: Rational, denominator: x)

; CHECK: offset :2:104: error: expected integer

// -----
define void @f() {
  br label *
}

; CHECK: offset :3:12: error: basic block pointers are invalid

// -----
define void @f() {
  br label (
}

; CHECK: offset :3:12: error: invalid function return type

// -----
@a = global ptr blockaddress(1, %a)

; CHECK: offset :2:30: error: expected function name in blockaddress

// -----
@a = global ptr blockaddress(null, %a)

; CHECK: offset :2:30: error: expected function name in blockaddress

// -----
define void @f() {
 ret void
}
@a = global ptr blockaddress(@f, null)

; CHECK: offset :5:34: error: expected basic block name in blockaddress

// -----
define void @f() {
 ret void
}
@a = global ptr blockaddress(@f, )

; CHECK: offset :5:34: error: expected value token

// -----
uselistorder_bb 1, %a, {1,0}

; CHECK: offset :2:17: error: expected function name in uselistorder_bb

// -----
uselistorder_bb , %a, {1,0}

; CHECK: offset :2:17: error: expected value token

// -----
i99999999 = type

; CHECK: offset :2:1: error: bitwidth for integer type out of range

// -----
declare void @f(i32) i99999999

; CHECK: offset :2:22: error: bitwidth for integer type out of range

// -----
define void @f() {
 call void @f() [ "a"() , ]
 ret void
}

; CHECK: offset :3:27: error: expected string constant

// -----
define void @f() {
 call void @f() [ "a"() "b"() ]
 ret void
}

; CHECK: offset :3:25: error: expected ',' in input list

// -----
define void @f() {
 call void @f() [ , ]
 ret void
}

; CHECK: offset :3:19: error: expected string constant

// -----
define void @f(ptr align(8 %a) {
 ret void
}

; CHECK: offset :2:25: error: expected ')'

// -----
define void @f(ptr align(8 i99999999) {
 ret void
}

; CHECK: offset :2:28: error: bitwidth for integer type out of range

// -----
%0 = type %1

; CHECK: offset :2:11: error: use of undefined type '%1'

// -----
@a = global %0 zeroinitializer
%0 = type %0

; CHECK: offset :2:16: error: invalid type for null constant

// -----
define void @f(i32 %a) {
  #dbg_value(i32 %a, i32 1, !DIExpression(), !0)
 ret void
}

; CHECK: offset :3:22: error: expected '!' here

// -----
define void @f(i32 %a) {
  #dbg_value(i32 %a, !"s", !DIExpression(), !0)
 ret void
}

; CHECK: offset :3:23: error: expected integer

// -----
define void @f(i32 %a) {
  #dbg_label(x, !0)
 ret void
}

; CHECK: offset :3:14: error: expected '!' here

// -----
define void @f(i32 %a) {
  #dbg_value(x, !0, !DIExpression(), !0)
 ret void
}

; CHECK: offset :3:14: error: expected metadata operand

// -----
define void @f(i32 %a) {
  #dbg_value(i32 %a, !DIArgList(i32 1), !DIExpression(), !0)
 ret void
}

; CHECK: offset :3:22: error: expected metadata type

// -----
define void @f(i32 %a) {
  #dbg_value(!DIArgList(i32 1,), !0, !DIExpression(), !0)
 ret void
}

; CHECK: offset :3:31: error: expected value-as-metadata operand

// -----
define void @f(i32 %a) {
  #dbg_assign(i32 %a, !0, !DIExpression(), x, !0, !0, !0)
 ret void
}

; CHECK: offset :3:44: error: expected '!' here

// -----
define void @f(i32 %a) {
  #dbg_assign(i32 %a, !0, !DIExpression(), !0, x, !0, !0)
 ret void
}

; CHECK: offset :3:48: error: expected metadata operand

// -----
define void @f(i32 %a) {
  #dbg_assign(i32 %a, !0, !DIExpression(), !0, !0, x, !0)
 ret void
}

; CHECK: offset :3:52: error: expected '!' here

// -----
define void @f(i32 %a) {
  #dbg_declare(i32 %a, !0, !DIExpression(), x)
 ret void
}

; CHECK: offset :3:45: error: expected '!' here

// -----
!0 = !{!DIArgList(!1)}

; CHECK: offset :2:19: error: expected value-as-metadata operand

// -----
define void @f() { ret void }
!llvm.x = !{i32}

; CHECK: offset :3:13: error: Expected '!' here

// -----
attributes #0 = { align=i99999999 }

; CHECK: offset :2:25: error: bitwidth for integer type out of range

// -----
@a = global i32 1, align i99999999

; CHECK: offset :2:26: error: bitwidth for integer type out of range

// -----
@a = global i32 1, i99999999 4

; CHECK: offset :2:20: error: bitwidth for integer type out of range

// -----
target i99999999 = ""

; CHECK: offset :2:8: error: bitwidth for integer type out of range

// -----
source_filename = i99999999

; CHECK: offset :2:19: error: bitwidth for integer type out of range

// -----
$a = i99999999

; CHECK: offset :2:6: error: bitwidth for integer type out of range

// -----
@a = alias i99999999, ptr @b

; CHECK: offset :2:12: error: bitwidth for integer type out of range

// -----
declare i99999999 @f()

; CHECK: offset :2:9: error: bitwidth for integer type out of range

// -----
define void @f() {
 add i99999999 1, 2
}

; CHECK: offset :3:6: error: bitwidth for integer type out of range

// -----
define void @f() {
 i99999999
}

; CHECK: offset :3:2: error: bitwidth for integer type out of range

// -----
define void @f() {
 %a = i99999999
}

; CHECK: offset :3:7: error: bitwidth for integer type out of range

// -----
define void @f() {
 fence i99999999
}

; CHECK: offset :3:8: error: bitwidth for integer type out of range

// -----
define void @f() {
 ret void, i99999999
}

; CHECK: offset :3:12: error: bitwidth for integer type out of range

// -----
@a = global [i99999999 x i32] zeroinitializer

; CHECK: offset :2:14: error: bitwidth for integer type out of range

// -----
@a = global <4 i99999999 i32> zeroinitializer

; CHECK: offset :2:16: error: bitwidth for integer type out of range

// -----
declare void @f() i0

; CHECK: offset :2:19: error: bitwidth for integer type out of range

// -----
declare void @g()
uselistorder_bb @g, %b, {1, 0}
|

; CHECK: offset :3:17: error: invalid declaration in uselistorder_bb

// -----
define i32 @f(ptr %p) {
  %r = call i32 (ptr noundef %p, i32 3)
  ret i32 %r
}

; CHECK: offset :3:38: error: expected ')' at end of argument list

// -----
declare void @f(...)
define void @g() {
 call void (...) @f(%x i32)
 ret void
}

; CHECK: offset :4:21: error: invalid type for function argument

// -----
declare void @f(...)
define void @g() {
 call void (...) @f(void ())
 ret void
}

; CHECK: offset :4:21: error: invalid type for function argument

// -----
declare void @f(...)
define void @g() {
 call void (...) @f(label %a)
 ret void
}

; CHECK: offset :4:21: error: invalid type for function argument

// -----
declare void @f(i32)
define void @g() {
 call void (i32) @f(label %a)
 ret void
}

; CHECK: offset :4:21: error: invalid type for function argument

// -----
declare void @f(i32)
define void @g() {
 call void @f(label %a)
 ret void
}

; CHECK: offset :4:15: error: invalid type for function argument

// -----
declare void @f(i32)
define void @g() {
 call void @f(void 1)
 ret void
}

; CHECK: offset :4:15: error: void type only allowed for function results

// -----
declare void @f(i32)
define void @g() {
 call void (i32) @f(i8 %"" %q)
 ret void
}

; CHECK: offset :4:28: error: expected ',' in argument list

// -----
declare void @f(i32)
define void @g() {
 call void (i32) @f(%x %y)
 ret void
}

; CHECK: offset :4:21: error: invalid type for function argument

// -----
define void @g() {
 ret void, !dbg 1
}

; CHECK: offset :3:17: error: expected '!' here

// -----
define void @g() {
 ret void, !foo !"a"
}

; CHECK: offset :3:18: error: expected integer

// -----
declare !dbg 1 void @g()

; CHECK: offset :2:14: error: expected '!' here

// -----
@a = global i32 1, !dbg 1

; CHECK: offset :2:25: error: expected '!' here

// -----
@a = global i32 1, !dbg !DIArgList(i32 1)

; CHECK: offset :2:25: error: expected metadata type

// -----
define void @g() !dbg {
 ret void }

; CHECK: offset :2:23: error: expected '!' here

// -----
!llvm.x = !{1}

; CHECK: offset :2:13: error: Expected '!' here

// -----
!0 = distinct 1

; CHECK: offset :2:15: error: Expected '!' here

// -----
!0 = 1

; CHECK: offset :2:6: error: Expected '!' here

// -----
!llvm.loop = 1

; CHECK: offset :2:14: error: Expected '!' here

// -----
declare void @f(ptr sret)

; CHECK: offset :2:25: error: expected '('

// -----
declare void @f(ptr byval %a)

; CHECK: offset :2:27: error: expected '('

// -----
declare void @f() alignstack(4294967296)

; CHECK: offset :2:30: error: expected 32-bit integer (too large)

// -----
@g = global i32 extractelement (i32 1, i32 0)

; CHECK: offset :2:17: error: invalid extractelement operands

// -----
@g = global i32 extractelement (<2 x i32> <i32 1, i32 2>)

; CHECK: offset :2:17: error: expected two operands to extractelement

// -----
@g = global <2 x i32> insertelement (<2 x i32> poison, i64 1, i32 0)

; CHECK: offset :2:23: error: invalid insertelement operands

// -----
@g = global <2 x i32> shufflevector (<2 x i32> poison, <2 x i32> poison, <2 x i32> <i32 9, i32 1>)

; CHECK: offset :2:23: error: invalid operands to shufflevector

// -----
@g = global i32 sub (ptr null, ptr null)

; CHECK: offset :2:17: error: constexpr requires integer or integer vector operands
