// RUN: mlir-opt %s --split-input-file --convert-func-to-llvm | FileCheck %s

func.func @index(%a: i1, %b: index {llvm.byval = index}) -> index {
  return %b : index
}

// CHECK: module {
// CHECK-NEXT: llvm.func @index(%arg0: i1, %arg1: !llvm.ptr {llvm.byval = i64}) -> i64 {
// CHECK-NEXT: %[[V0:.*]] = llvm.load %arg1 : !llvm.ptr -> i64
// CHECK-NEXT: llvm.return %[[V0]] : i64
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @reference(%a: index {llvm.byref = index}) -> index {
  return %a : index
}

// CHECK: module {
// CHECK-NEXT: llvm.func @reference(%arg0: !llvm.ptr {llvm.byref = i64}) -> i64 {
// CHECK-NEXT: %[[V0:.*]] = llvm.load %arg0 : !llvm.ptr -> i64
// CHECK-NEXT: llvm.return %[[V0]] : i64
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @first_of_two(%a: index {llvm.byref = index, llvm.byval = i32}) -> index {
  return %a : index
}

// CHECK: module {
// CHECK-NEXT: llvm.func @first_of_two(%arg0: !llvm.ptr {llvm.byref = i64, llvm.byval = i32}) -> i64 {
// CHECK-NEXT: %[[V0:.*]] = llvm.load %arg0 : !llvm.ptr -> i64
// CHECK-NEXT: llvm.return %[[V0]] : i64
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @pointee_of_another_type(%a: index {llvm.byval = i32}) -> index {
  return %a : index
}

// CHECK: module {
// CHECK-NEXT: llvm.func @pointee_of_another_type(%arg0: !llvm.ptr {llvm.byval = i32}) -> i64 {
// CHECK-NEXT: %[[V0:.*]] = llvm.load %arg0 : !llvm.ptr -> i32
// CHECK-NEXT: %[[V1:.*]] = builtin.unrealized_conversion_cast %[[V0]] : i32 to i64
// CHECK-NEXT: llvm.return %[[V1]] : i64
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @vector(%a: vector<4x4xi32> {llvm.byval = vector<4x4xi32>}) -> vector<4x4xi32> {
  return %a : vector<4x4xi32>
}

// CHECK: module {
// CHECK-NEXT: llvm.func @vector(%arg0: !llvm.ptr {llvm.byval = !llvm.array<4 x vector<4xi32>>}) -> !llvm.array<4 x vector<4xi32>> {
// CHECK-NEXT: %[[V0:.*]] = llvm.load %arg0 : !llvm.ptr -> !llvm.array<4 x vector<4xi32>>
// CHECK-NEXT: llvm.return %[[V0]] : !llvm.array<4 x vector<4xi32>>
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @complex(%a: complex<f32> {llvm.byref = complex<f32>}) -> complex<f32> {
  return %a : complex<f32>
}

// CHECK: module {
// CHECK-NEXT: llvm.func @complex(%arg0: !llvm.ptr {llvm.byref = !llvm.struct<(f32, f32)>}) -> !llvm.struct<(f32, f32)> {
// CHECK-NEXT: %[[V0:.*]] = llvm.load %arg0 : !llvm.ptr -> !llvm.struct<(f32, f32)>
// CHECK-NEXT: llvm.return %[[V0]] : !llvm.struct<(f32, f32)>
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @used_by_what_stays(%a: index {llvm.byval = index}) -> index {
  %0 = index.add %a, %a
  return %0 : index
}

// CHECK: module {
// CHECK-NEXT: llvm.func @used_by_what_stays(%arg0: !llvm.ptr {llvm.byval = i64}) -> i64 {
// CHECK-NEXT: %[[V0:.*]] = llvm.load %arg0 : !llvm.ptr -> i64
// CHECK-NEXT: %[[V1:.*]] = builtin.unrealized_conversion_cast %[[V0]] : i64 to index
// CHECK-NEXT: %[[V2:.*]] = index.add %[[V1]], %[[V1]]
// CHECK-NEXT: %[[V3:.*]] = builtin.unrealized_conversion_cast %[[V2]] : index to i64
// CHECK-NEXT: llvm.return %[[V3]] : i64
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @pointer(%a: !llvm.ptr {llvm.byval = memref<4xi32>}, %b: !llvm.ptr {llvm.elementtype = index}, %c: !llvm.ptr {llvm.inalloca = index}) {
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @pointer(%arg0: !llvm.ptr {llvm.byval = !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>}, %arg1: !llvm.ptr {llvm.elementtype = index}, %arg2: !llvm.ptr {llvm.inalloca = i64}) {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @descriptor(%a: memref<4xf32> {llvm.byval = memref<4xf32>}) {
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @descriptor(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64) {
// CHECK-NEXT: %[[V0:.*]] = llvm.load %arg0 : !llvm.ptr -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @counted_as_before(%a: memref<4xf32>, %b: index {llvm.byval = index}) -> index {
  return %b : index
}

// CHECK: module {
// CHECK-NEXT: llvm.func @counted_as_before(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: !llvm.ptr {llvm.byval = i64}) -> i64 {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg5 : !llvm.ptr to i64
// CHECK-NEXT: %[[V1:.*]] = llvm.load %arg1 : !llvm.ptr -> i64
// CHECK-NEXT: llvm.return %[[V0]] : i64
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @fields_of_other_types(%a: memref<4xf32> {llvm.byval = f32}, %b: f32) {
  %0 = index.constant 0
  memref.store %b, %a[%0] : memref<4xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @fields_of_other_types(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: f32) {
// CHECK-NEXT: %[[V0:.*]] = llvm.load %arg0 : !llvm.ptr -> f32
// CHECK-NEXT: %[[V1:.*]] = builtin.unrealized_conversion_cast %[[V0]], %arg1, %arg2, %arg3, %arg4 : f32, !llvm.ptr, i64, i64, i64 to memref<4xf32>
// CHECK-NEXT: %idx0 = index.constant 0
// CHECK-NEXT: memref.store %arg5, %[[V1]][%idx0] : memref<4xf32>
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func private @declaration(index {llvm.byref = index}) -> index

// CHECK: module {
// CHECK-NEXT: llvm.func @declaration(!llvm.ptr {llvm.byref = i64}) -> i64 attributes {sym_visibility = "private"}
// CHECK-NEXT: }
