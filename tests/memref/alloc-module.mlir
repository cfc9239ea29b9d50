// RUN: mlir-opt %s --allow-unregistered-dialect | FileCheck %s
// RUN: mlir-opt %s --finalize-memref-to-llvm --allow-unregistered-dialect | FileCheck %s --check-prefix=LLVM
// RUN: mlir-opt %s --expand-strided-metadata --allow-unregistered-dialect | FileCheck %s --check-prefix=EXPAND
// RUN: mlir-opt %s --mlir-print-op-generic --allow-unregistered-dialect | mlir-opt --allow-unregistered-dialect | FileCheck %s

// CHECK-DAG: #map = affine_map<(d0)[s0] -> (d0 + s0)>
// CHECK-DAG: #map1 = affine_map<(d0)[s0, s1] -> (d0 * s0 + s1)>
// LLVM-DAG: #map = affine_map<(d0)[s0] -> (d0 + s0)>
// LLVM-DAG: #map1 = affine_map<(d0)[s0, s1] -> (d0 * s0 + s1)>

func.func @f0(%n: index, %x: i32) {
  %0 = memref.alloc() : memref<4xf32>
  return
}

// CHECK-LABEL: func.func @f0(%arg0: index, %arg1: i32) {
// CHECK-NEXT: %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f0(%arg0: index, %arg1: i32) {
// LLVM-NEXT: %0 = llvm.mlir.constant(4 : index) : i64
// LLVM-NEXT: %1 = llvm.mlir.constant(1 : index) : i64
// LLVM-NEXT: %2 = llvm.mlir.zero : !llvm.ptr
// LLVM-NEXT: %3 = llvm.getelementptr %2[%0] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// LLVM-NEXT: %4 = llvm.ptrtoint %3 : !llvm.ptr to i64
// LLVM-NEXT: %5 = llvm.call @malloc(%4) : (i64) -> !llvm.ptr
// LLVM-NEXT: %6 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// LLVM-NEXT: %7 = llvm.insertvalue %5, %6[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// LLVM-NEXT: %8 = llvm.insertvalue %5, %7[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// LLVM-NEXT: %9 = llvm.mlir.constant(0 : index) : i64
// LLVM-NEXT: %10 = llvm.insertvalue %9, %8[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// LLVM-NEXT: %11 = llvm.insertvalue %0, %10[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// LLVM-NEXT: %12 = llvm.insertvalue %1, %11[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// LLVM-NEXT: return
// LLVM-NEXT: }

// EXPAND-LABEL: func.func @f0(%arg0: index, %arg1: i32) {
// EXPAND-NEXT: return
// EXPAND-NEXT: }

func.func @f1(%n: index, %x: i32) {
  %0 = memref.alloc() : memref<f32>
  return
}

// CHECK-LABEL: func.func @f1(%arg0: index, %arg1: i32) {
// CHECK-NEXT: %alloc = memref.alloc() : memref<f32>
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f1(%arg0: index, %arg1: i32) {
// LLVM-NEXT: %0 = llvm.mlir.constant(1 : index) : i64
// LLVM-NEXT: %1 = llvm.mlir.zero : !llvm.ptr
// LLVM-NEXT: %2 = llvm.getelementptr %1[%0] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// LLVM-NEXT: %3 = llvm.ptrtoint %2 : !llvm.ptr to i64
// LLVM-NEXT: %4 = llvm.call @malloc(%3) : (i64) -> !llvm.ptr
// LLVM-NEXT: %5 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64)>
// LLVM-NEXT: %6 = llvm.insertvalue %4, %5[0] : !llvm.struct<(ptr, ptr, i64)>
// LLVM-NEXT: %7 = llvm.insertvalue %4, %6[1] : !llvm.struct<(ptr, ptr, i64)>
// LLVM-NEXT: %8 = llvm.mlir.constant(0 : index) : i64
// LLVM-NEXT: %9 = llvm.insertvalue %8, %7[2] : !llvm.struct<(ptr, ptr, i64)>
// LLVM-NEXT: return
// LLVM-NEXT: }

// EXPAND-LABEL: func.func @f1(%arg0: index, %arg1: i32) {
// EXPAND-NEXT: return
// EXPAND-NEXT: }

func.func @f2(%n: index, %x: i32) {
  %0 = memref.alloc(%n) : memref<?xf32>
  return
}

// CHECK-LABEL: func.func @f2(%arg0: index, %arg1: i32) {
// CHECK-NEXT: %alloc = memref.alloc(%arg0) : memref<?xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f2(%arg0: index, %arg1: i32) {
// LLVM-NEXT: %0 = builtin.unrealized_conversion_cast %arg0 : index to i64
// LLVM-NEXT: %1 = llvm.mlir.constant(1 : index) : i64
// LLVM-NEXT: %2 = llvm.mlir.zero : !llvm.ptr
// LLVM-NEXT: %3 = llvm.getelementptr %2[%0] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// LLVM-NEXT: %4 = llvm.ptrtoint %3 : !llvm.ptr to i64
// LLVM-NEXT: %5 = llvm.call @malloc(%4) : (i64) -> !llvm.ptr
// LLVM-NEXT: %6 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// LLVM-NEXT: %7 = llvm.insertvalue %5, %6[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// LLVM-NEXT: %8 = llvm.insertvalue %5, %7[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// LLVM-NEXT: %9 = llvm.mlir.constant(0 : index) : i64
// LLVM-NEXT: %10 = llvm.insertvalue %9, %8[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// LLVM-NEXT: %11 = llvm.insertvalue %0, %10[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// LLVM-NEXT: %12 = llvm.insertvalue %1, %11[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// LLVM-NEXT: return
// LLVM-NEXT: }

// EXPAND-LABEL: func.func @f2(%arg0: index, %arg1: i32) {
// EXPAND-NEXT: return
// EXPAND-NEXT: }

func.func @f3(%n: index, %x: i32) {
  %0 = memref.alloc(%n, %n) : memref<?x4x?xf32>
  return
}

// CHECK-LABEL: func.func @f3(%arg0: index, %arg1: i32) {
// CHECK-NEXT: %alloc = memref.alloc(%arg0, %arg0) : memref<?x4x?xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f3(%arg0: index, %arg1: i32) {
// LLVM-NEXT: %0 = builtin.unrealized_conversion_cast %arg0 : index to i64
// LLVM-NEXT: %1 = llvm.mlir.constant(4 : index) : i64
// LLVM-NEXT: %2 = llvm.mlir.constant(1 : index) : i64
// LLVM-NEXT: %3 = llvm.mul %0, %1 : i64
// LLVM-NEXT: %4 = llvm.mul %3, %0 : i64
// LLVM-NEXT: %5 = llvm.mlir.zero : !llvm.ptr
// LLVM-NEXT: %6 = llvm.getelementptr %5[%4] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// LLVM-NEXT: %7 = llvm.ptrtoint %6 : !llvm.ptr to i64
// LLVM-NEXT: %8 = llvm.call @malloc(%7) : (i64) -> !llvm.ptr
// LLVM-NEXT: %9 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// LLVM-NEXT: %10 = llvm.insertvalue %8, %9[0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// LLVM-NEXT: %11 = llvm.insertvalue %8, %10[1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// LLVM-NEXT: %12 = llvm.mlir.constant(0 : index) : i64
// LLVM-NEXT: %13 = llvm.insertvalue %12, %11[2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// LLVM-NEXT: %14 = llvm.insertvalue %0, %13[3, 0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// LLVM-NEXT: %15 = llvm.insertvalue %1, %14[3, 1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// LLVM-NEXT: %16 = llvm.insertvalue %0, %15[3, 2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// LLVM-NEXT: %17 = llvm.insertvalue %3, %16[4, 0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// LLVM-NEXT: %18 = llvm.insertvalue %0, %17[4, 1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// LLVM-NEXT: %19 = llvm.insertvalue %2, %18[4, 2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// LLVM-NEXT: return
// LLVM-NEXT: }

// EXPAND-LABEL: func.func @f3(%arg0: index, %arg1: i32) {
// EXPAND-NEXT: return
// EXPAND-NEXT: }

func.func @f4(%n: index, %x: i32) {
  %0 = memref.alloc() {alignment = 16} : memref<4xf32>
  return
}

// CHECK-LABEL: func.func @f4(%arg0: index, %arg1: i32) {
// CHECK-NEXT: %alloc = memref.alloc() {alignment = 16 : i64} : memref<4xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f4(%arg0: index, %arg1: i32) {
// LLVM-NEXT: %0 = llvm.mlir.constant(4 : index) : i64
// LLVM-NEXT: %1 = llvm.mlir.constant(1 : index) : i64
// LLVM-NEXT: %2 = llvm.mlir.zero : !llvm.ptr
// LLVM-NEXT: %3 = llvm.getelementptr %2[%0] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// LLVM-NEXT: %4 = llvm.ptrtoint %3 : !llvm.ptr to i64
// LLVM-NEXT: %5 = llvm.mlir.constant(16 : index) : i64
// LLVM-NEXT: %6 = llvm.add %4, %5 : i64
// LLVM-NEXT: %7 = llvm.call @malloc(%6) : (i64) -> !llvm.ptr
// LLVM-NEXT: %8 = llvm.ptrtoint %7 : !llvm.ptr to i64
// LLVM-NEXT: %9 = llvm.mlir.constant(1 : index) : i64
// LLVM-NEXT: %10 = llvm.sub %5, %9 : i64
// LLVM-NEXT: %11 = llvm.add %8, %10 : i64
// LLVM-NEXT: %12 = llvm.urem %11, %5 : i64
// LLVM-NEXT: %13 = llvm.sub %11, %12 : i64
// LLVM-NEXT: %14 = llvm.inttoptr %13 : i64 to !llvm.ptr
// LLVM-NEXT: %15 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// LLVM-NEXT: %16 = llvm.insertvalue %7, %15[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// LLVM-NEXT: %17 = llvm.insertvalue %14, %16[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// LLVM-NEXT: %18 = llvm.mlir.constant(0 : index) : i64
// LLVM-NEXT: %19 = llvm.insertvalue %18, %17[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// LLVM-NEXT: %20 = llvm.insertvalue %0, %19[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// LLVM-NEXT: %21 = llvm.insertvalue %1, %20[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// LLVM-NEXT: return
// LLVM-NEXT: }

// EXPAND-LABEL: func.func @f4(%arg0: index, %arg1: i32) {
// EXPAND-NEXT: return
// EXPAND-NEXT: }

func.func @f5(%n: index, %x: i32) {
  %0 = memref.alloc() {alignment = 16 : i64} : memref<4xf32>
  return
}

// CHECK-LABEL: func.func @f5(%arg0: index, %arg1: i32) {
// CHECK-NEXT: %alloc = memref.alloc() {alignment = 16 : i64} : memref<4xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f5(%arg0: index, %arg1: i32) {
// LLVM-NEXT: %0 = llvm.mlir.constant(4 : index) : i64
// LLVM-NEXT: %1 = llvm.mlir.constant(1 : index) : i64
// LLVM-NEXT: %2 = llvm.mlir.zero : !llvm.ptr
// LLVM-NEXT: %3 = llvm.getelementptr %2[%0] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// LLVM-NEXT: %4 = llvm.ptrtoint %3 : !llvm.ptr to i64
// LLVM-NEXT: %5 = llvm.mlir.constant(16 : index) : i64
// LLVM-NEXT: %6 = llvm.add %4, %5 : i64
// LLVM-NEXT: %7 = llvm.call @malloc(%6) : (i64) -> !llvm.ptr
// LLVM-NEXT: %8 = llvm.ptrtoint %7 : !llvm.ptr to i64
// LLVM-NEXT: %9 = llvm.mlir.constant(1 : index) : i64
// LLVM-NEXT: %10 = llvm.sub %5, %9 : i64
// LLVM-NEXT: %11 = llvm.add %8, %10 : i64
// LLVM-NEXT: %12 = llvm.urem %11, %5 : i64
// LLVM-NEXT: %13 = llvm.sub %11, %12 : i64
// LLVM-NEXT: %14 = llvm.inttoptr %13 : i64 to !llvm.ptr
// LLVM-NEXT: %15 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// LLVM-NEXT: %16 = llvm.insertvalue %7, %15[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// LLVM-NEXT: %17 = llvm.insertvalue %14, %16[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// LLVM-NEXT: %18 = llvm.mlir.constant(0 : index) : i64
// LLVM-NEXT: %19 = llvm.insertvalue %18, %17[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// LLVM-NEXT: %20 = llvm.insertvalue %0, %19[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// LLVM-NEXT: %21 = llvm.insertvalue %1, %20[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// LLVM-NEXT: return
// LLVM-NEXT: }

// EXPAND-LABEL: func.func @f5(%arg0: index, %arg1: i32) {
// EXPAND-NEXT: return
// EXPAND-NEXT: }

func.func @f6(%n: index, %x: i32) {
  %0 = memref.alloc() {alignment = 1 : i64, x = 2} : memref<4xf32>
  return
}

// CHECK-LABEL: func.func @f6(%arg0: index, %arg1: i32) {
// CHECK-NEXT: %alloc = memref.alloc() {alignment = 1 : i64, x = 2 : i64} : memref<4xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f6(%arg0: index, %arg1: i32) {
// LLVM-NEXT: %0 = llvm.mlir.constant(4 : index) : i64
// LLVM-NEXT: %1 = llvm.mlir.constant(1 : index) : i64
// LLVM-NEXT: %2 = llvm.mlir.zero : !llvm.ptr
// LLVM-NEXT: %3 = llvm.getelementptr %2[%0] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// LLVM-NEXT: %4 = llvm.ptrtoint %3 : !llvm.ptr to i64
// LLVM-NEXT: %5 = llvm.mlir.constant(1 : index) : i64
// LLVM-NEXT: %6 = llvm.add %4, %5 : i64
// LLVM-NEXT: %7 = llvm.call @malloc(%6) : (i64) -> !llvm.ptr
// LLVM-NEXT: %8 = llvm.ptrtoint %7 : !llvm.ptr to i64
// LLVM-NEXT: %9 = llvm.mlir.constant(1 : index) : i64
// LLVM-NEXT: %10 = llvm.sub %5, %9 : i64
// LLVM-NEXT: %11 = llvm.add %8, %10 : i64
// LLVM-NEXT: %12 = llvm.urem %11, %5 : i64
// LLVM-NEXT: %13 = llvm.sub %11, %12 : i64
// LLVM-NEXT: %14 = llvm.inttoptr %13 : i64 to !llvm.ptr
// LLVM-NEXT: %15 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// LLVM-NEXT: %16 = llvm.insertvalue %7, %15[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// LLVM-NEXT: %17 = llvm.insertvalue %14, %16[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// LLVM-NEXT: %18 = llvm.mlir.constant(0 : index) : i64
// LLVM-NEXT: %19 = llvm.insertvalue %18, %17[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// LLVM-NEXT: %20 = llvm.insertvalue %0, %19[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// LLVM-NEXT: %21 = llvm.insertvalue %1, %20[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// LLVM-NEXT: return
// LLVM-NEXT: }

// EXPAND-LABEL: func.func @f6(%arg0: index, %arg1: i32) {
// EXPAND-NEXT: return
// EXPAND-NEXT: }

func.func @f7(%n: index, %x: i32) {
  %0 = memref.alloc() : memref<4xf32, 3>
  return
}

// CHECK-LABEL: func.func @f7(%arg0: index, %arg1: i32) {
// CHECK-NEXT: %alloc = memref.alloc() : memref<4xf32, 3>
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f7(%arg0: index, %arg1: i32) {
// LLVM-NEXT: %0 = llvm.mlir.constant(4 : index) : i64
// LLVM-NEXT: %1 = llvm.mlir.constant(1 : index) : i64
// LLVM-NEXT: %2 = llvm.mlir.zero : !llvm.ptr
// LLVM-NEXT: %3 = llvm.getelementptr %2[%0] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// LLVM-NEXT: %4 = llvm.ptrtoint %3 : !llvm.ptr to i64
// LLVM-NEXT: %5 = llvm.call @malloc(%4) : (i64) -> !llvm.ptr
// LLVM-NEXT: %6 = llvm.addrspacecast %5 : !llvm.ptr to !llvm.ptr<3>
// LLVM-NEXT: %7 = llvm.mlir.poison : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// LLVM-NEXT: %8 = llvm.insertvalue %6, %7[0] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// LLVM-NEXT: %9 = llvm.insertvalue %6, %8[1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// LLVM-NEXT: %10 = llvm.mlir.constant(0 : index) : i64
// LLVM-NEXT: %11 = llvm.insertvalue %10, %9[2] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// LLVM-NEXT: %12 = llvm.insertvalue %0, %11[3, 0] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// LLVM-NEXT: %13 = llvm.insertvalue %1, %12[4, 0] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// LLVM-NEXT: return
// LLVM-NEXT: }

// EXPAND-LABEL: func.func @f7(%arg0: index, %arg1: i32) {
// EXPAND-NEXT: return
// EXPAND-NEXT: }

func.func @f8(%n: index, %x: i32) {
  %0 = memref.alloc() : memref<4xf32, "sp">
  return
}

// CHECK-LABEL: func.func @f8(%arg0: index, %arg1: i32) {
// CHECK-NEXT: %alloc = memref.alloc() : memref<4xf32, "sp">
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f8(%arg0: index, %arg1: i32) {
// LLVM-NEXT: %alloc = memref.alloc() : memref<4xf32, "sp">
// LLVM-NEXT: return
// LLVM-NEXT: }

// EXPAND-LABEL: func.func @f8(%arg0: index, %arg1: i32) {
// EXPAND-NEXT: return
// EXPAND-NEXT: }

func.func @f9(%n: index, %x: i32) {
  %0 = memref.alloc()[%n] : memref<4xf32, affine_map<(d0)[s0] -> (d0 + s0)>>
  return
}

// CHECK-LABEL: func.func @f9(%arg0: index, %arg1: i32) {
// CHECK-NEXT: %alloc = memref.alloc()[%arg0] : memref<4xf32, #map>
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f9(%arg0: index, %arg1: i32) {
// LLVM-NEXT: %alloc = memref.alloc()[%arg0] : memref<4xf32, #map>
// LLVM-NEXT: return
// LLVM-NEXT: }

// EXPAND-LABEL: func.func @f9(%arg0: index, %arg1: i32) {
// EXPAND-NEXT: return
// EXPAND-NEXT: }

func.func @f10(%n: index, %x: i32) {
  %0 = memref.alloc(%n)[%n, %n] : memref<?xf32, affine_map<(d0)[s0, s1] -> (d0 * s0 + s1)>>
  return
}

// CHECK-LABEL: func.func @f10(%arg0: index, %arg1: i32) {
// CHECK-NEXT: %alloc = memref.alloc(%arg0)[%arg0, %arg0] : memref<?xf32, #map1>
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f10(%arg0: index, %arg1: i32) {
// LLVM-NEXT: %alloc = memref.alloc(%arg0)[%arg0, %arg0] : memref<?xf32, #map1>
// LLVM-NEXT: return
// LLVM-NEXT: }

// EXPAND-LABEL: func.func @f10(%arg0: index, %arg1: i32) {
// EXPAND-NEXT: return
// EXPAND-NEXT: }

func.func @f11(%n: index, %x: i32) {
  %0 = memref.alloc() : memref<4xf32, strided<[2]>>
  return
}

// CHECK-LABEL: func.func @f11(%arg0: index, %arg1: i32) {
// CHECK-NEXT: %alloc = memref.alloc() : memref<4xf32, strided<[2]>>
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f11(%arg0: index, %arg1: i32) {
// LLVM-NEXT: %alloc = memref.alloc() : memref<4xf32, strided<[2]>>
// LLVM-NEXT: return
// LLVM-NEXT: }

// EXPAND-LABEL: func.func @f11(%arg0: index, %arg1: i32) {
// EXPAND-NEXT: return
// EXPAND-NEXT: }

func.func @f12(%n: index, %x: i32) {
  %0 = memref.alloc()[%n] : memref<4xf32, strided<[?]>>
  return
}

// CHECK-LABEL: func.func @f12(%arg0: index, %arg1: i32) {
// CHECK-NEXT: %alloc = memref.alloc()[%arg0] : memref<4xf32, strided<[?]>>
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f12(%arg0: index, %arg1: i32) {
// LLVM-NEXT: %alloc = memref.alloc()[%arg0] : memref<4xf32, strided<[?]>>
// LLVM-NEXT: return
// LLVM-NEXT: }

// EXPAND-LABEL: func.func @f12(%arg0: index, %arg1: i32) {
// EXPAND-NEXT: return
// EXPAND-NEXT: }

func.func @f13(%n: index, %x: i32) {
  %0 = memref.alloc() : memref<4xvector<4xf32>>
  return
}

// CHECK-LABEL: func.func @f13(%arg0: index, %arg1: i32) {
// CHECK-NEXT: %alloc = memref.alloc() : memref<4xvector<4xf32>>
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f13(%arg0: index, %arg1: i32) {
// LLVM-NEXT: %0 = llvm.mlir.constant(4 : index) : i64
// LLVM-NEXT: %1 = llvm.mlir.constant(1 : index) : i64
// LLVM-NEXT: %2 = llvm.mlir.zero : !llvm.ptr
// LLVM-NEXT: %3 = llvm.getelementptr %2[%0] : (!llvm.ptr, i64) -> !llvm.ptr, vector<4xf32>
// LLVM-NEXT: %4 = llvm.ptrtoint %3 : !llvm.ptr to i64
// LLVM-NEXT: %5 = llvm.mlir.zero : !llvm.ptr
// LLVM-NEXT: %6 = llvm.getelementptr %5[1] : (!llvm.ptr) -> !llvm.ptr, vector<4xf32>
// LLVM-NEXT: %7 = llvm.ptrtoint %6 : !llvm.ptr to i64
// LLVM-NEXT: %8 = llvm.add %4, %7 : i64
// LLVM-NEXT: %9 = llvm.call @malloc(%8) : (i64) -> !llvm.ptr
// LLVM-NEXT: %10 = llvm.ptrtoint %9 : !llvm.ptr to i64
// LLVM-NEXT: %11 = llvm.mlir.constant(1 : index) : i64
// LLVM-NEXT: %12 = llvm.sub %7, %11 : i64
// LLVM-NEXT: %13 = llvm.add %10, %12 : i64
// LLVM-NEXT: %14 = llvm.urem %13, %7 : i64
// LLVM-NEXT: %15 = llvm.sub %13, %14 : i64
// LLVM-NEXT: %16 = llvm.inttoptr %15 : i64 to !llvm.ptr
// LLVM-NEXT: %17 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// LLVM-NEXT: %18 = llvm.insertvalue %9, %17[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// LLVM-NEXT: %19 = llvm.insertvalue %16, %18[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// LLVM-NEXT: %20 = llvm.mlir.constant(0 : index) : i64
// LLVM-NEXT: %21 = llvm.insertvalue %20, %19[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// LLVM-NEXT: %22 = llvm.insertvalue %0, %21[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// LLVM-NEXT: %23 = llvm.insertvalue %1, %22[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// LLVM-NEXT: return
// LLVM-NEXT: }

// EXPAND-LABEL: func.func @f13(%arg0: index, %arg1: i32) {
// EXPAND-NEXT: return
// EXPAND-NEXT: }

func.func @f14(%n: index, %x: i32) {
  %0 = memref.alloc() : memref<4xmemref<2xf32>>
  return
}

// CHECK-LABEL: func.func @f14(%arg0: index, %arg1: i32) {
// CHECK-NEXT: %alloc = memref.alloc() : memref<4xmemref<2xf32>>
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f14(%arg0: index, %arg1: i32) {
// LLVM-NEXT: %0 = llvm.mlir.constant(4 : index) : i64
// LLVM-NEXT: %1 = llvm.mlir.constant(1 : index) : i64
// LLVM-NEXT: %2 = llvm.mlir.zero : !llvm.ptr
// LLVM-NEXT: %3 = llvm.getelementptr %2[%0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// LLVM-NEXT: %4 = llvm.ptrtoint %3 : !llvm.ptr to i64
// LLVM-NEXT: %5 = llvm.mlir.zero : !llvm.ptr
// LLVM-NEXT: %6 = llvm.getelementptr %5[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// LLVM-NEXT: %7 = llvm.ptrtoint %6 : !llvm.ptr to i64
// LLVM-NEXT: %8 = llvm.add %4, %7 : i64
// LLVM-NEXT: %9 = llvm.call @malloc(%8) : (i64) -> !llvm.ptr
// LLVM-NEXT: %10 = llvm.ptrtoint %9 : !llvm.ptr to i64
// LLVM-NEXT: %11 = llvm.mlir.constant(1 : index) : i64
// LLVM-NEXT: %12 = llvm.sub %7, %11 : i64
// LLVM-NEXT: %13 = llvm.add %10, %12 : i64
// LLVM-NEXT: %14 = llvm.urem %13, %7 : i64
// LLVM-NEXT: %15 = llvm.sub %13, %14 : i64
// LLVM-NEXT: %16 = llvm.inttoptr %15 : i64 to !llvm.ptr
// LLVM-NEXT: %17 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// LLVM-NEXT: %18 = llvm.insertvalue %9, %17[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// LLVM-NEXT: %19 = llvm.insertvalue %16, %18[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// LLVM-NEXT: %20 = llvm.mlir.constant(0 : index) : i64
// LLVM-NEXT: %21 = llvm.insertvalue %20, %19[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// LLVM-NEXT: %22 = llvm.insertvalue %0, %21[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// LLVM-NEXT: %23 = llvm.insertvalue %1, %22[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// LLVM-NEXT: return
// LLVM-NEXT: }

// EXPAND-LABEL: func.func @f14(%arg0: index, %arg1: i32) {
// EXPAND-NEXT: return
// EXPAND-NEXT: }

func.func @f15(%n: index, %x: i32) {
  %0 = memref.alloc() : memref<0xf32>
  return
}

// CHECK-LABEL: func.func @f15(%arg0: index, %arg1: i32) {
// CHECK-NEXT: %alloc = memref.alloc() : memref<0xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f15(%arg0: index, %arg1: i32) {
// LLVM-NEXT: %0 = llvm.mlir.constant(0 : index) : i64
// LLVM-NEXT: %1 = llvm.mlir.constant(1 : index) : i64
// LLVM-NEXT: %2 = llvm.mlir.zero : !llvm.ptr
// LLVM-NEXT: %3 = llvm.getelementptr %2[%0] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// LLVM-NEXT: %4 = llvm.ptrtoint %3 : !llvm.ptr to i64
// LLVM-NEXT: %5 = llvm.call @malloc(%4) : (i64) -> !llvm.ptr
// LLVM-NEXT: %6 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// LLVM-NEXT: %7 = llvm.insertvalue %5, %6[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// LLVM-NEXT: %8 = llvm.insertvalue %5, %7[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// LLVM-NEXT: %9 = llvm.mlir.constant(0 : index) : i64
// LLVM-NEXT: %10 = llvm.insertvalue %9, %8[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// LLVM-NEXT: %11 = llvm.insertvalue %0, %10[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// LLVM-NEXT: %12 = llvm.insertvalue %1, %11[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// LLVM-NEXT: return
// LLVM-NEXT: }

// EXPAND-LABEL: func.func @f15(%arg0: index, %arg1: i32) {
// EXPAND-NEXT: return
// EXPAND-NEXT: }

func.func @f16(%n: index, %x: i32) {
  memref.alloc() : memref<4xf32>
  return
}

// CHECK-LABEL: func.func @f16(%arg0: index, %arg1: i32) {
// CHECK-NEXT: %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f16(%arg0: index, %arg1: i32) {
// LLVM-NEXT: %0 = llvm.mlir.constant(4 : index) : i64
// LLVM-NEXT: %1 = llvm.mlir.constant(1 : index) : i64
// LLVM-NEXT: %2 = llvm.mlir.zero : !llvm.ptr
// LLVM-NEXT: %3 = llvm.getelementptr %2[%0] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// LLVM-NEXT: %4 = llvm.ptrtoint %3 : !llvm.ptr to i64
// LLVM-NEXT: %5 = llvm.call @malloc(%4) : (i64) -> !llvm.ptr
// LLVM-NEXT: %6 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// LLVM-NEXT: %7 = llvm.insertvalue %5, %6[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// LLVM-NEXT: %8 = llvm.insertvalue %5, %7[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// LLVM-NEXT: %9 = llvm.mlir.constant(0 : index) : i64
// LLVM-NEXT: %10 = llvm.insertvalue %9, %8[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// LLVM-NEXT: %11 = llvm.insertvalue %0, %10[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// LLVM-NEXT: %12 = llvm.insertvalue %1, %11[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// LLVM-NEXT: return
// LLVM-NEXT: }

// EXPAND-LABEL: func.func @f16(%arg0: index, %arg1: i32) {
// EXPAND-NEXT: return
// EXPAND-NEXT: }

func.func @f17(%n: index, %x: i32) {
  %0 = memref.alloca() : memref<4xf32>
  return
}

// CHECK-LABEL: func.func @f17(%arg0: index, %arg1: i32) {
// CHECK-NEXT: %alloca = memref.alloca() : memref<4xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f17(%arg0: index, %arg1: i32) {
// LLVM-NEXT: %0 = llvm.mlir.constant(4 : index) : i64
// LLVM-NEXT: %1 = llvm.mlir.constant(1 : index) : i64
// LLVM-NEXT: %2 = llvm.alloca %0 x f32 : (i64) -> !llvm.ptr
// LLVM-NEXT: %3 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// LLVM-NEXT: %4 = llvm.insertvalue %2, %3[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// LLVM-NEXT: %5 = llvm.insertvalue %2, %4[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// LLVM-NEXT: %6 = llvm.mlir.constant(0 : index) : i64
// LLVM-NEXT: %7 = llvm.insertvalue %6, %5[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// LLVM-NEXT: %8 = llvm.insertvalue %0, %7[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// LLVM-NEXT: %9 = llvm.insertvalue %1, %8[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// LLVM-NEXT: return
// LLVM-NEXT: }

// EXPAND-LABEL: func.func @f17(%arg0: index, %arg1: i32) {
// EXPAND-NEXT: return
// EXPAND-NEXT: }

func.func @f18(%n: index, %x: i32) {
  %0 = memref.alloca(%n) : memref<?xf32>
  return
}

// CHECK-LABEL: func.func @f18(%arg0: index, %arg1: i32) {
// CHECK-NEXT: %alloca = memref.alloca(%arg0) : memref<?xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f18(%arg0: index, %arg1: i32) {
// LLVM-NEXT: %0 = builtin.unrealized_conversion_cast %arg0 : index to i64
// LLVM-NEXT: %1 = llvm.mlir.constant(1 : index) : i64
// LLVM-NEXT: %2 = llvm.alloca %0 x f32 : (i64) -> !llvm.ptr
// LLVM-NEXT: %3 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// LLVM-NEXT: %4 = llvm.insertvalue %2, %3[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// LLVM-NEXT: %5 = llvm.insertvalue %2, %4[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// LLVM-NEXT: %6 = llvm.mlir.constant(0 : index) : i64
// LLVM-NEXT: %7 = llvm.insertvalue %6, %5[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// LLVM-NEXT: %8 = llvm.insertvalue %0, %7[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// LLVM-NEXT: %9 = llvm.insertvalue %1, %8[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// LLVM-NEXT: return
// LLVM-NEXT: }

// EXPAND-LABEL: func.func @f18(%arg0: index, %arg1: i32) {
// EXPAND-NEXT: return
// EXPAND-NEXT: }

func.func @f19(%n: index, %x: i32) {
  %0 = memref.alloca() {alignment = 64} : memref<4xf32>
  return
}

// CHECK-LABEL: func.func @f19(%arg0: index, %arg1: i32) {
// CHECK-NEXT: %alloca = memref.alloca() {alignment = 64 : i64} : memref<4xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f19(%arg0: index, %arg1: i32) {
// LLVM-NEXT: %0 = llvm.mlir.constant(4 : index) : i64
// LLVM-NEXT: %1 = llvm.mlir.constant(1 : index) : i64
// LLVM-NEXT: %2 = llvm.alloca %0 x f32 {alignment = 64 : i64} : (i64) -> !llvm.ptr
// LLVM-NEXT: %3 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// LLVM-NEXT: %4 = llvm.insertvalue %2, %3[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// LLVM-NEXT: %5 = llvm.insertvalue %2, %4[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// LLVM-NEXT: %6 = llvm.mlir.constant(0 : index) : i64
// LLVM-NEXT: %7 = llvm.insertvalue %6, %5[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// LLVM-NEXT: %8 = llvm.insertvalue %0, %7[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// LLVM-NEXT: %9 = llvm.insertvalue %1, %8[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// LLVM-NEXT: return
// LLVM-NEXT: }

// EXPAND-LABEL: func.func @f19(%arg0: index, %arg1: i32) {
// EXPAND-NEXT: return
// EXPAND-NEXT: }

func.func @f20(%n: index, %x: i32) {
  %0 = memref.alloca() : memref<4xf32, 5>
  return
}

// CHECK-LABEL: func.func @f20(%arg0: index, %arg1: i32) {
// CHECK-NEXT: %alloca = memref.alloca() : memref<4xf32, 5>
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f20(%arg0: index, %arg1: i32) {
// LLVM-NEXT: %0 = llvm.mlir.constant(4 : index) : i64
// LLVM-NEXT: %1 = llvm.mlir.constant(1 : index) : i64
// LLVM-NEXT: %2 = llvm.alloca %0 x f32 : (i64) -> !llvm.ptr<5>
// LLVM-NEXT: %3 = llvm.mlir.poison : !llvm.struct<(ptr<5>, ptr<5>, i64, array<1 x i64>, array<1 x i64>)>
// LLVM-NEXT: %4 = llvm.insertvalue %2, %3[0] : !llvm.struct<(ptr<5>, ptr<5>, i64, array<1 x i64>, array<1 x i64>)>
// LLVM-NEXT: %5 = llvm.insertvalue %2, %4[1] : !llvm.struct<(ptr<5>, ptr<5>, i64, array<1 x i64>, array<1 x i64>)>
// LLVM-NEXT: %6 = llvm.mlir.constant(0 : index) : i64
// LLVM-NEXT: %7 = llvm.insertvalue %6, %5[2] : !llvm.struct<(ptr<5>, ptr<5>, i64, array<1 x i64>, array<1 x i64>)>
// LLVM-NEXT: %8 = llvm.insertvalue %0, %7[3, 0] : !llvm.struct<(ptr<5>, ptr<5>, i64, array<1 x i64>, array<1 x i64>)>
// LLVM-NEXT: %9 = llvm.insertvalue %1, %8[4, 0] : !llvm.struct<(ptr<5>, ptr<5>, i64, array<1 x i64>, array<1 x i64>)>
// LLVM-NEXT: return
// LLVM-NEXT: }

// EXPAND-LABEL: func.func @f20(%arg0: index, %arg1: i32) {
// EXPAND-NEXT: return
// EXPAND-NEXT: }

func.func @f21(%n: index, %x: i32) {
  %0 = memref.alloca()[%n] : memref<4xf32, affine_map<(d0)[s0] -> (d0 + s0)>>
  return
}

// CHECK-LABEL: func.func @f21(%arg0: index, %arg1: i32) {
// CHECK-NEXT: %alloca = memref.alloca()[%arg0] : memref<4xf32, #map>
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f21(%arg0: index, %arg1: i32) {
// LLVM-NEXT: %alloca = memref.alloca()[%arg0] : memref<4xf32, #map>
// LLVM-NEXT: return
// LLVM-NEXT: }

// EXPAND-LABEL: func.func @f21(%arg0: index, %arg1: i32) {
// EXPAND-NEXT: return
// EXPAND-NEXT: }

func.func @f22(%n: index, %x: i32) {
  "x.op"() ({
    %0 = memref.alloca() : memref<4xf32>
  }) : () -> ()
  return
}

// CHECK-LABEL: func.func @f22(%arg0: index, %arg1: i32) {
// CHECK-NEXT: "x.op"() ({
// CHECK-NEXT: %alloca = memref.alloca() : memref<4xf32>
// CHECK-NEXT: }) : () -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f22(%arg0: index, %arg1: i32) {
// LLVM-NEXT: "x.op"() ({
// LLVM-NEXT: %0 = llvm.mlir.constant(4 : index) : i64
// LLVM-NEXT: %1 = llvm.mlir.constant(1 : index) : i64
// LLVM-NEXT: %2 = llvm.alloca %0 x f32 : (i64) -> !llvm.ptr
// LLVM-NEXT: %3 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// LLVM-NEXT: %4 = llvm.insertvalue %2, %3[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// LLVM-NEXT: %5 = llvm.insertvalue %2, %4[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// LLVM-NEXT: %6 = llvm.mlir.constant(0 : index) : i64
// LLVM-NEXT: %7 = llvm.insertvalue %6, %5[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// LLVM-NEXT: %8 = llvm.insertvalue %0, %7[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// LLVM-NEXT: %9 = llvm.insertvalue %1, %8[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// LLVM-NEXT: }) : () -> ()
// LLVM-NEXT: return
// LLVM-NEXT: }

// EXPAND-LABEL: func.func @f22(%arg0: index, %arg1: i32) {
// EXPAND-NEXT: "x.op"() ({
// EXPAND-NEXT: ^bb0:
// EXPAND-NEXT: }) : () -> ()
// EXPAND-NEXT: return
// EXPAND-NEXT: }
