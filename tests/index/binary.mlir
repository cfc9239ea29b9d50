// RUN: mlir-opt %s --split-input-file | FileCheck %s
// RUN: mlir-opt %s --split-input-file --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC
// RUN: mlir-opt %s --split-input-file --mlir-print-op-generic | mlir-opt --split-input-file | FileCheck %s

func.func @f(%a: index, %b: index) {
  %0 = index.add %a, %b
  %1 = index.and %a, %b
  %2 = index.ceildivs %a, %b
  %3 = index.ceildivu %a, %b
  %4 = index.divs %a, %b
  %5 = index.divu %a, %b
  %6 = index.floordivs %a, %b
  %7 = index.maxs %a, %b
  %8 = index.maxu %a, %b
  %9 = index.mins %a, %b
  %10 = index.minu %a, %b
  %11 = index.mul %a, %b
  %12 = index.or %a, %b
  %13 = index.rems %a, %b
  %14 = index.remu %a, %b
  %15 = index.shl %a, %b
  %16 = index.shrs %a, %b
  %17 = index.shru %a, %b
  %18 = index.sub %a, %b
  %19 = index.xor %a, %b
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index) {
// CHECK-NEXT: %[[V0:.*]] = index.add %arg0, %arg1
// CHECK-NEXT: %[[V1:.*]] = index.and %arg0, %arg1
// CHECK-NEXT: %[[V2:.*]] = index.ceildivs %arg0, %arg1
// CHECK-NEXT: %[[V3:.*]] = index.ceildivu %arg0, %arg1
// CHECK-NEXT: %[[V4:.*]] = index.divs %arg0, %arg1
// CHECK-NEXT: %[[V5:.*]] = index.divu %arg0, %arg1
// CHECK-NEXT: %[[V6:.*]] = index.floordivs %arg0, %arg1
// CHECK-NEXT: %[[V7:.*]] = index.maxs %arg0, %arg1
// CHECK-NEXT: %[[V8:.*]] = index.maxu %arg0, %arg1
// CHECK-NEXT: %[[V9:.*]] = index.mins %arg0, %arg1
// CHECK-NEXT: %[[V10:.*]] = index.minu %arg0, %arg1
// CHECK-NEXT: %[[V11:.*]] = index.mul %arg0, %arg1
// CHECK-NEXT: %[[V12:.*]] = index.or %arg0, %arg1
// CHECK-NEXT: %[[V13:.*]] = index.rems %arg0, %arg1
// CHECK-NEXT: %[[V14:.*]] = index.remu %arg0, %arg1
// CHECK-NEXT: %[[V15:.*]] = index.shl %arg0, %arg1
// CHECK-NEXT: %[[V16:.*]] = index.shrs %arg0, %arg1
// CHECK-NEXT: %[[V17:.*]] = index.shru %arg0, %arg1
// CHECK-NEXT: %[[V18:.*]] = index.sub %arg0, %arg1
// CHECK-NEXT: %[[V19:.*]] = index.xor %arg0, %arg1
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (index, index) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: index, %arg1: index):
// GENERIC-NEXT: %[[V0:.*]] = "index.add"(%arg0, %arg1) : (index, index) -> index
// GENERIC-NEXT: %[[V1:.*]] = "index.and"(%arg0, %arg1) : (index, index) -> index
// GENERIC-NEXT: %[[V2:.*]] = "index.ceildivs"(%arg0, %arg1) : (index, index) -> index
// GENERIC-NEXT: %[[V3:.*]] = "index.ceildivu"(%arg0, %arg1) : (index, index) -> index
// GENERIC-NEXT: %[[V4:.*]] = "index.divs"(%arg0, %arg1) : (index, index) -> index
// GENERIC-NEXT: %[[V5:.*]] = "index.divu"(%arg0, %arg1) : (index, index) -> index
// GENERIC-NEXT: %[[V6:.*]] = "index.floordivs"(%arg0, %arg1) : (index, index) -> index
// GENERIC-NEXT: %[[V7:.*]] = "index.maxs"(%arg0, %arg1) : (index, index) -> index
// GENERIC-NEXT: %[[V8:.*]] = "index.maxu"(%arg0, %arg1) : (index, index) -> index
// GENERIC-NEXT: %[[V9:.*]] = "index.mins"(%arg0, %arg1) : (index, index) -> index
// GENERIC-NEXT: %[[V10:.*]] = "index.minu"(%arg0, %arg1) : (index, index) -> index
// GENERIC-NEXT: %[[V11:.*]] = "index.mul"(%arg0, %arg1) : (index, index) -> index
// GENERIC-NEXT: %[[V12:.*]] = "index.or"(%arg0, %arg1) : (index, index) -> index
// GENERIC-NEXT: %[[V13:.*]] = "index.rems"(%arg0, %arg1) : (index, index) -> index
// GENERIC-NEXT: %[[V14:.*]] = "index.remu"(%arg0, %arg1) : (index, index) -> index
// GENERIC-NEXT: %[[V15:.*]] = "index.shl"(%arg0, %arg1) : (index, index) -> index
// GENERIC-NEXT: %[[V16:.*]] = "index.shrs"(%arg0, %arg1) : (index, index) -> index
// GENERIC-NEXT: %[[V17:.*]] = "index.shru"(%arg0, %arg1) : (index, index) -> index
// GENERIC-NEXT: %[[V18:.*]] = "index.sub"(%arg0, %arg1) : (index, index) -> index
// GENERIC-NEXT: %[[V19:.*]] = "index.xor"(%arg0, %arg1) : (index, index) -> index
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a: index, %b: index) {
  %0 = index.add %a, %b {x.y = 0}
  %1 = index.and %a, %b {x.y = 1}
  %2 = index.ceildivs %a, %b {x.y = 2}
  %3 = index.ceildivu %a, %b {x.y = 3}
  %4 = index.divs %a, %b {x.y = 4}
  %5 = index.divu %a, %b {x.y = 5}
  %6 = index.floordivs %a, %b {x.y = 6}
  %7 = index.maxs %a, %b {x.y = 7}
  %8 = index.maxu %a, %b {x.y = 8}
  %9 = index.mins %a, %b {x.y = 9}
  %10 = index.minu %a, %b {x.y = 10}
  %11 = index.mul %a, %b {x.y = 11}
  %12 = index.or %a, %b {x.y = 12}
  %13 = index.rems %a, %b {x.y = 13}
  %14 = index.remu %a, %b {x.y = 14}
  %15 = index.shl %a, %b {x.y = 15}
  %16 = index.shrs %a, %b {x.y = 16}
  %17 = index.shru %a, %b {x.y = 17}
  %18 = index.sub %a, %b {x.y = 18}
  %19 = index.xor %a, %b {x.y = 19}
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index) {
// CHECK-NEXT: %[[V0:.*]] = index.add %arg0, %arg1 {x.y = 0 : i64}
// CHECK-NEXT: %[[V1:.*]] = index.and %arg0, %arg1 {x.y = 1 : i64}
// CHECK-NEXT: %[[V2:.*]] = index.ceildivs %arg0, %arg1 {x.y = 2 : i64}
// CHECK-NEXT: %[[V3:.*]] = index.ceildivu %arg0, %arg1 {x.y = 3 : i64}
// CHECK-NEXT: %[[V4:.*]] = index.divs %arg0, %arg1 {x.y = 4 : i64}
// CHECK-NEXT: %[[V5:.*]] = index.divu %arg0, %arg1 {x.y = 5 : i64}
// CHECK-NEXT: %[[V6:.*]] = index.floordivs %arg0, %arg1 {x.y = 6 : i64}
// CHECK-NEXT: %[[V7:.*]] = index.maxs %arg0, %arg1 {x.y = 7 : i64}
// CHECK-NEXT: %[[V8:.*]] = index.maxu %arg0, %arg1 {x.y = 8 : i64}
// CHECK-NEXT: %[[V9:.*]] = index.mins %arg0, %arg1 {x.y = 9 : i64}
// CHECK-NEXT: %[[V10:.*]] = index.minu %arg0, %arg1 {x.y = 10 : i64}
// CHECK-NEXT: %[[V11:.*]] = index.mul %arg0, %arg1 {x.y = 11 : i64}
// CHECK-NEXT: %[[V12:.*]] = index.or %arg0, %arg1 {x.y = 12 : i64}
// CHECK-NEXT: %[[V13:.*]] = index.rems %arg0, %arg1 {x.y = 13 : i64}
// CHECK-NEXT: %[[V14:.*]] = index.remu %arg0, %arg1 {x.y = 14 : i64}
// CHECK-NEXT: %[[V15:.*]] = index.shl %arg0, %arg1 {x.y = 15 : i64}
// CHECK-NEXT: %[[V16:.*]] = index.shrs %arg0, %arg1 {x.y = 16 : i64}
// CHECK-NEXT: %[[V17:.*]] = index.shru %arg0, %arg1 {x.y = 17 : i64}
// CHECK-NEXT: %[[V18:.*]] = index.sub %arg0, %arg1 {x.y = 18 : i64}
// CHECK-NEXT: %[[V19:.*]] = index.xor %arg0, %arg1 {x.y = 19 : i64}
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (index, index) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: index, %arg1: index):
// GENERIC-NEXT: %[[V0:.*]] = "index.add"(%arg0, %arg1) {x.y = 0 : i64} : (index, index) -> index
// GENERIC-NEXT: %[[V1:.*]] = "index.and"(%arg0, %arg1) {x.y = 1 : i64} : (index, index) -> index
// GENERIC-NEXT: %[[V2:.*]] = "index.ceildivs"(%arg0, %arg1) {x.y = 2 : i64} : (index, index) -> index
// GENERIC-NEXT: %[[V3:.*]] = "index.ceildivu"(%arg0, %arg1) {x.y = 3 : i64} : (index, index) -> index
// GENERIC-NEXT: %[[V4:.*]] = "index.divs"(%arg0, %arg1) {x.y = 4 : i64} : (index, index) -> index
// GENERIC-NEXT: %[[V5:.*]] = "index.divu"(%arg0, %arg1) {x.y = 5 : i64} : (index, index) -> index
// GENERIC-NEXT: %[[V6:.*]] = "index.floordivs"(%arg0, %arg1) {x.y = 6 : i64} : (index, index) -> index
// GENERIC-NEXT: %[[V7:.*]] = "index.maxs"(%arg0, %arg1) {x.y = 7 : i64} : (index, index) -> index
// GENERIC-NEXT: %[[V8:.*]] = "index.maxu"(%arg0, %arg1) {x.y = 8 : i64} : (index, index) -> index
// GENERIC-NEXT: %[[V9:.*]] = "index.mins"(%arg0, %arg1) {x.y = 9 : i64} : (index, index) -> index
// GENERIC-NEXT: %[[V10:.*]] = "index.minu"(%arg0, %arg1) {x.y = 10 : i64} : (index, index) -> index
// GENERIC-NEXT: %[[V11:.*]] = "index.mul"(%arg0, %arg1) {x.y = 11 : i64} : (index, index) -> index
// GENERIC-NEXT: %[[V12:.*]] = "index.or"(%arg0, %arg1) {x.y = 12 : i64} : (index, index) -> index
// GENERIC-NEXT: %[[V13:.*]] = "index.rems"(%arg0, %arg1) {x.y = 13 : i64} : (index, index) -> index
// GENERIC-NEXT: %[[V14:.*]] = "index.remu"(%arg0, %arg1) {x.y = 14 : i64} : (index, index) -> index
// GENERIC-NEXT: %[[V15:.*]] = "index.shl"(%arg0, %arg1) {x.y = 15 : i64} : (index, index) -> index
// GENERIC-NEXT: %[[V16:.*]] = "index.shrs"(%arg0, %arg1) {x.y = 16 : i64} : (index, index) -> index
// GENERIC-NEXT: %[[V17:.*]] = "index.shru"(%arg0, %arg1) {x.y = 17 : i64} : (index, index) -> index
// GENERIC-NEXT: %[[V18:.*]] = "index.sub"(%arg0, %arg1) {x.y = 18 : i64} : (index, index) -> index
// GENERIC-NEXT: %[[V19:.*]] = "index.xor"(%arg0, %arg1) {x.y = 19 : i64} : (index, index) -> index
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
