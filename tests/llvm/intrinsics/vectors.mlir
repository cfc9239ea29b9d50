// RUN: mlir-opt %s --split-input-file | FileCheck %s
// RUN: mlir-opt %s --split-input-file --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC

llvm.func @get_active_lane_mask(%a: i32, %b: i32) {
  %0 = llvm.intr.get.active.lane.mask %a, %b : i32, i32 to vector<4xi1>
  %1 = llvm.intr.get.active.lane.mask %a, %b : i32, i32 to vector<[4]xi1>
  llvm.return
}



// CHECK: module {
// CHECK-NEXT:   llvm.func @get_active_lane_mask(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.intr.get.active.lane.mask %[[ARG0]], %[[ARG1]] : i32, i32 to vector<4xi1>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.intr.get.active.lane.mask %[[ARG0]], %[[ARG1]] : i32, i32 to vector<[4]xi1>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32, i32)>, linkage = #llvm.linkage<external>, sym_name = "get_active_lane_mask", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: i32):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.get.active.lane.mask"(%[[ARG0]], %[[ARG1]]) : (i32, i32) -> vector<4xi1>
// GENERIC-NEXT:     %[[V1:[^ ]+]] = "llvm.intr.get.active.lane.mask"(%[[ARG0]], %[[ARG1]]) : (i32, i32) -> vector<[4]xi1>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @stepvector() {
  %0 = llvm.intr.stepvector : vector<4xi32>
  %1 = llvm.intr.stepvector : vector<[4]xi64>
  llvm.return
}



// CHECK: module {
// CHECK-NEXT:   llvm.func @stepvector() {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.intr.stepvector : vector<4xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.intr.stepvector : vector<[4]xi64>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "stepvector", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.stepvector"() : () -> vector<4xi32>
// GENERIC-NEXT:     %[[V1:[^ ]+]] = "llvm.intr.stepvector"() : () -> vector<[4]xi64>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @vector_interleave2(%a: vector<4xf32>, %b: vector<[2]xi32>) {
  %0 = "llvm.intr.vector.interleave2"(%a, %a) : (vector<4xf32>, vector<4xf32>) -> vector<8xf32>
  %1 = "llvm.intr.vector.interleave2"(%b, %b) : (vector<[2]xi32>, vector<[2]xi32>) -> vector<[4]xi32>
  llvm.return
}



// CHECK: module {
// CHECK-NEXT:   llvm.func @vector_interleave2(%[[ARG0:[^ ]+]]: vector<4xf32>, %[[ARG1:[^ ]+]]: vector<[2]xi32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.vector.interleave2"(%[[ARG0]], %[[ARG0]]) : (vector<4xf32>, vector<4xf32>) -> vector<8xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = "llvm.intr.vector.interleave2"(%[[ARG1]], %[[ARG1]]) : (vector<[2]xi32>, vector<[2]xi32>) -> vector<[4]xi32>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<4xf32>, vector<[2]xi32>)>, linkage = #llvm.linkage<external>, sym_name = "vector_interleave2", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: vector<4xf32>, %[[ARG1:[^ ]+]]: vector<[2]xi32>):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.vector.interleave2"(%[[ARG0]], %[[ARG0]]) : (vector<4xf32>, vector<4xf32>) -> vector<8xf32>
// GENERIC-NEXT:     %[[V1:[^ ]+]] = "llvm.intr.vector.interleave2"(%[[ARG1]], %[[ARG1]]) : (vector<[2]xi32>, vector<[2]xi32>) -> vector<[4]xi32>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @vector_deinterleave2(%a: vector<4xf32>, %b: vector<[4]xi32>) {
  %0 = "llvm.intr.vector.deinterleave2"(%a) : (vector<4xf32>) -> !llvm.struct<(vector<2xf32>, vector<2xf32>)>
  %1 = "llvm.intr.vector.deinterleave2"(%b) : (vector<[4]xi32>) -> !llvm.struct<(vector<[2]xi32>, vector<[2]xi32>)>
  llvm.return
}



// CHECK: module {
// CHECK-NEXT:   llvm.func @vector_deinterleave2(%[[ARG0:[^ ]+]]: vector<4xf32>, %[[ARG1:[^ ]+]]: vector<[4]xi32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.vector.deinterleave2"(%[[ARG0]]) : (vector<4xf32>) -> !llvm.struct<(vector<2xf32>, vector<2xf32>)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = "llvm.intr.vector.deinterleave2"(%[[ARG1]]) : (vector<[4]xi32>) -> !llvm.struct<(vector<[2]xi32>, vector<[2]xi32>)>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<4xf32>, vector<[4]xi32>)>, linkage = #llvm.linkage<external>, sym_name = "vector_deinterleave2", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: vector<4xf32>, %[[ARG1:[^ ]+]]: vector<[4]xi32>):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.vector.deinterleave2"(%[[ARG0]]) : (vector<4xf32>) -> !llvm.struct<(vector<2xf32>, vector<2xf32>)>
// GENERIC-NEXT:     %[[V1:[^ ]+]] = "llvm.intr.vector.deinterleave2"(%[[ARG1]]) : (vector<[4]xi32>) -> !llvm.struct<(vector<[2]xi32>, vector<[2]xi32>)>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @vector_extract(%a: vector<8xf32>, %b: vector<[4]xi32>) {
  %0 = llvm.intr.vector.extract %a[4] : vector<4xf32> from vector<8xf32>
  %1 = llvm.intr.vector.extract %b[0] : vector<4xi32> from vector<[4]xi32>
  llvm.return
}



// CHECK: module {
// CHECK-NEXT:   llvm.func @vector_extract(%[[ARG0:[^ ]+]]: vector<8xf32>, %[[ARG1:[^ ]+]]: vector<[4]xi32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.intr.vector.extract %[[ARG0]][4] : vector<4xf32> from vector<8xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.intr.vector.extract %[[ARG1]][0] : vector<4xi32> from vector<[4]xi32>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<8xf32>, vector<[4]xi32>)>, linkage = #llvm.linkage<external>, sym_name = "vector_extract", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: vector<8xf32>, %[[ARG1:[^ ]+]]: vector<[4]xi32>):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.vector.extract"(%[[ARG0]]) <{pos = 4 : i64}> : (vector<8xf32>) -> vector<4xf32>
// GENERIC-NEXT:     %[[V1:[^ ]+]] = "llvm.intr.vector.extract"(%[[ARG1]]) <{pos = 0 : i64}> : (vector<[4]xi32>) -> vector<4xi32>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @vector_insert(%a: vector<8xf32>, %b: vector<4xf32>, %c: vector<[4]xf32>) {
  %0 = llvm.intr.vector.insert %b, %a[4] : vector<4xf32> into vector<8xf32>
  %1 = llvm.intr.vector.insert %b, %c[0] : vector<4xf32> into vector<[4]xf32>
  llvm.return
}



// CHECK: module {
// CHECK-NEXT:   llvm.func @vector_insert(%[[ARG0:[^ ]+]]: vector<8xf32>, %[[ARG1:[^ ]+]]: vector<4xf32>, %[[ARG2:[^ ]+]]: vector<[4]xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.intr.vector.insert %[[ARG1]], %[[ARG0]][4] : vector<4xf32> into vector<8xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.intr.vector.insert %[[ARG1]], %[[ARG2]][0] : vector<4xf32> into vector<[4]xf32>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<8xf32>, vector<4xf32>, vector<[4]xf32>)>, linkage = #llvm.linkage<external>, sym_name = "vector_insert", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: vector<8xf32>, %[[ARG1:[^ ]+]]: vector<4xf32>, %[[ARG2:[^ ]+]]: vector<[4]xf32>):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.vector.insert"(%[[ARG0]], %[[ARG1]]) <{pos = 4 : i64}> : (vector<8xf32>, vector<4xf32>) -> vector<8xf32>
// GENERIC-NEXT:     %[[V1:[^ ]+]] = "llvm.intr.vector.insert"(%[[ARG2]], %[[ARG1]]) <{pos = 0 : i64}> : (vector<[4]xf32>, vector<4xf32>) -> vector<[4]xf32>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @vscale() {
  %0 = "llvm.intr.vscale"() : () -> i32
  %1 = "llvm.intr.vscale"() : () -> i64
  llvm.return
}



// CHECK: module {
// CHECK-NEXT:   llvm.func @vscale() {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.vscale"() : () -> i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = "llvm.intr.vscale"() : () -> i64
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "vscale", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.vscale"() : () -> i32
// GENERIC-NEXT:     %[[V1:[^ ]+]] = "llvm.intr.vscale"() : () -> i64
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
