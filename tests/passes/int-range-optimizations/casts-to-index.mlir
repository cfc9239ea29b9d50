// RUN: mlir-opt %s --int-range-optimizations | FileCheck %s

// What an index is with 32 bits counts, too.

func.func @f() -> (i64, i64, i128, i128, i32) {
  %a = arith.constant 549755813888 : i64
  %0 = index.castu %a : i64 to index
  %1 = index.casts %0 : index to i64
  %b = arith.constant 7 : i64
  %2 = index.castu %b : i64 to index
  %3 = index.casts %2 : index to i64
  %c = arith.constant -5 : i32
  %4 = index.castu %c : i32 to index
  %5 = index.casts %4 : index to i128
  %6 = index.castu %4 : index to i128
  %7 = index.castu %0 : index to i32
  return %1, %3, %5, %6, %7 : i64, i64, i128, i128, i32
}

// CHECK: module {
// CHECK-NEXT: func.func @f() -> (i64, i64, i128, i128, i32) {
// CHECK-NEXT: %c4294967291_i128 = arith.constant 4294967291 : i128
// CHECK-NEXT: %idx4294967291 = index.constant 4294967291
// CHECK-NEXT: %c7_i64 = arith.constant 7 : i64
// CHECK-NEXT: %idx549755813888 = index.constant 549755813888
// CHECK-NEXT: %0 = index.casts %idx549755813888 : index to i64
// CHECK-NEXT: %1 = index.casts %idx4294967291 : index to i128
// CHECK-NEXT: %2 = index.castu %idx549755813888 : index to i32
// CHECK-NEXT: return %0, %c7_i64, %1, %c4294967291_i128, %2 : i64, i64, i128, i128, i32
// CHECK-NEXT: }
// CHECK-NEXT: }
