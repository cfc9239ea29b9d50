// RUN: mlir-opt %s | FileCheck %s
// RUN: mlir-opt %s --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC
// RUN: mlir-opt %s --mlir-print-op-generic | mlir-opt | FileCheck %s

llvm.func @f0(%a0: f32) {
  %0 = nvvm.rcp.approx.ftz.f %a0 : f32
  llvm.return
}

llvm.func @f1() {
  %0 = nvvm.read.ptx.sreg.aggr.smem.size : !llvm.ptr
  %1 = nvvm.read.ptx.sreg.clock : i32
  %2 = nvvm.read.ptx.sreg.clock64 : f32
  %3 = nvvm.read.ptx.sreg.cluster.ctaid.x range <i32, 0, 64> : i32
  %4 = nvvm.read.ptx.sreg.cluster.ctaid.y range <i32, 0, 64> : i32
  %5 = nvvm.read.ptx.sreg.cluster.ctaid.z range <i32, 0, 64> : i32
  %6 = nvvm.read.ptx.sreg.cluster.ctarank : i32
  %7 = nvvm.read.ptx.sreg.cluster.nctaid.x : !llvm.ptr
  %8 = nvvm.read.ptx.sreg.cluster.nctaid.y : f32
  %9 = nvvm.read.ptx.sreg.cluster.nctaid.z : vector<4xi32>
  %10 = nvvm.read.ptx.sreg.cluster.nctarank : i32
  %11 = nvvm.read.ptx.sreg.clusterid.x range <i32, 0, 64> : i32
  %12 = nvvm.read.ptx.sreg.clusterid.y : vector<4xi32>
  %13 = nvvm.read.ptx.sreg.clusterid.z : f32
  %14 = nvvm.read.ptx.sreg.ctaid.x range <i32, 0, 64> : !llvm.ptr
  %15 = nvvm.read.ptx.sreg.ctaid.y : f32
  %16 = nvvm.read.ptx.sreg.ctaid.z range <i32, 0, 64> : vector<4xi32>
  %17 = nvvm.read.ptx.sreg.dynamic.smem.size : vector<4xi32>
  %18 = nvvm.read.ptx.sreg.envreg0 : i32
  %19 = nvvm.read.ptx.sreg.envreg1 : f32
  %20 = nvvm.read.ptx.sreg.envreg10 : f32
  %21 = nvvm.read.ptx.sreg.envreg11 : !llvm.ptr
  %22 = nvvm.read.ptx.sreg.envreg12 : !llvm.ptr
  %23 = nvvm.read.ptx.sreg.envreg13 : i32
  %24 = nvvm.read.ptx.sreg.envreg14 : f32
  %25 = nvvm.read.ptx.sreg.envreg15 : f32
  %26 = nvvm.read.ptx.sreg.envreg16 : f32
  %27 = nvvm.read.ptx.sreg.envreg17 : i32
  %28 = nvvm.read.ptx.sreg.envreg18 : vector<4xi32>
  %29 = nvvm.read.ptx.sreg.envreg19 : i32
  %30 = nvvm.read.ptx.sreg.envreg2 : !llvm.ptr
  %31 = nvvm.read.ptx.sreg.envreg20 : vector<4xi32>
  %32 = nvvm.read.ptx.sreg.envreg21 : i32
  %33 = nvvm.read.ptx.sreg.envreg22 : f32
  %34 = nvvm.read.ptx.sreg.envreg23 : f32
  %35 = nvvm.read.ptx.sreg.envreg24 : i32
  %36 = nvvm.read.ptx.sreg.envreg25 : i32
  %37 = nvvm.read.ptx.sreg.envreg26 : !llvm.ptr
  %38 = nvvm.read.ptx.sreg.envreg27 : !llvm.ptr
  %39 = nvvm.read.ptx.sreg.envreg28 : !llvm.ptr
  %40 = nvvm.read.ptx.sreg.envreg29 : vector<4xi32>
  %41 = nvvm.read.ptx.sreg.envreg3 : vector<4xi32>
  %42 = nvvm.read.ptx.sreg.envreg30 : i32
  %43 = nvvm.read.ptx.sreg.envreg31 : i32
  %44 = nvvm.read.ptx.sreg.envreg4 : !llvm.ptr
  %45 = nvvm.read.ptx.sreg.envreg5 : f32
  %46 = nvvm.read.ptx.sreg.envreg6 : i32
  %47 = nvvm.read.ptx.sreg.envreg7 : vector<4xi32>
  %48 = nvvm.read.ptx.sreg.envreg8 : vector<4xi32>
  %49 = nvvm.read.ptx.sreg.envreg9 : f32
  %50 = nvvm.read.ptx.sreg.globaltimer : i32
  %51 = nvvm.read.ptx.sreg.globaltimer.lo : f32
  %52 = nvvm.read.ptx.sreg.gridid : !llvm.ptr
  %53 = nvvm.read.ptx.sreg.laneid range <i32, 0, 64> : !llvm.ptr
  %54 = nvvm.read.ptx.sreg.lanemask.eq : f32
  %55 = nvvm.read.ptx.sreg.lanemask.ge : i32
  %56 = nvvm.read.ptx.sreg.lanemask.gt : !llvm.ptr
  %57 = nvvm.read.ptx.sreg.lanemask.le : !llvm.ptr
  %58 = nvvm.read.ptx.sreg.lanemask.lt : vector<4xi32>
  %59 = nvvm.read.ptx.sreg.nclusterid.x range <i32, 0, 64> : f32
  %60 = nvvm.read.ptx.sreg.nclusterid.y : !llvm.ptr
  %61 = nvvm.read.ptx.sreg.nclusterid.z range <i32, 0, 64> : !llvm.ptr
  %62 = nvvm.read.ptx.sreg.nctaid.x : !llvm.ptr
  %63 = nvvm.read.ptx.sreg.nctaid.y range <i32, 0, 64> : f32
  %64 = nvvm.read.ptx.sreg.nctaid.z : vector<4xi32>
  %65 = nvvm.read.ptx.sreg.nsmid : i32
  %66 = nvvm.read.ptx.sreg.ntid.x : i32
  %67 = nvvm.read.ptx.sreg.ntid.y range <i32, 0, 64> : vector<4xi32>
  %68 = nvvm.read.ptx.sreg.ntid.z range <i32, 0, 64> : !llvm.ptr
  %69 = nvvm.read.ptx.sreg.nwarpid : f32
  %70 = nvvm.read.ptx.sreg.smid : !llvm.ptr
  %71 = nvvm.read.ptx.sreg.tid.x : vector<4xi32>
  %72 = nvvm.read.ptx.sreg.tid.y range <i32, 0, 64> : i32
  %73 = nvvm.read.ptx.sreg.tid.z range <i32, 0, 64> : i32
  %74 = nvvm.read.ptx.sreg.total.smem.size : vector<4xi32>
  %75 = nvvm.read.ptx.sreg.warpid : i32
  %76 = nvvm.read.ptx.sreg.warpsize range <i32, 0, 64> : f32
  llvm.return
}



// CHECK: module {
// CHECK-NEXT:   llvm.func @f0(%[[ARG0:[^ ]+]]: f32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = nvvm.rcp.approx.ftz.f %[[ARG0]] : f32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f1() {
// CHECK-NEXT:     %[[V0:[^ ]+]] = nvvm.read.ptx.sreg.aggr.smem.size : !llvm.ptr
// CHECK-NEXT:     %[[V1:[^ ]+]] = nvvm.read.ptx.sreg.clock : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = nvvm.read.ptx.sreg.clock64 : f32
// CHECK-NEXT:     %[[V3:[^ ]+]] = nvvm.read.ptx.sreg.cluster.ctaid.x range <i32, 0, 64> : i32
// CHECK-NEXT:     %[[V4:[^ ]+]] = nvvm.read.ptx.sreg.cluster.ctaid.y range <i32, 0, 64> : i32
// CHECK-NEXT:     %[[V5:[^ ]+]] = nvvm.read.ptx.sreg.cluster.ctaid.z range <i32, 0, 64> : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = nvvm.read.ptx.sreg.cluster.ctarank : i32
// CHECK-NEXT:     %[[V7:[^ ]+]] = nvvm.read.ptx.sreg.cluster.nctaid.x : !llvm.ptr
// CHECK-NEXT:     %[[V8:[^ ]+]] = nvvm.read.ptx.sreg.cluster.nctaid.y : f32
// CHECK-NEXT:     %[[V9:[^ ]+]] = nvvm.read.ptx.sreg.cluster.nctaid.z : vector<4xi32>
// CHECK-NEXT:     %[[V10:[^ ]+]] = nvvm.read.ptx.sreg.cluster.nctarank : i32
// CHECK-NEXT:     %[[V11:[^ ]+]] = nvvm.read.ptx.sreg.clusterid.x range <i32, 0, 64> : i32
// CHECK-NEXT:     %[[V12:[^ ]+]] = nvvm.read.ptx.sreg.clusterid.y : vector<4xi32>
// CHECK-NEXT:     %[[V13:[^ ]+]] = nvvm.read.ptx.sreg.clusterid.z : f32
// CHECK-NEXT:     %[[V14:[^ ]+]] = nvvm.read.ptx.sreg.ctaid.x range <i32, 0, 64> : !llvm.ptr
// CHECK-NEXT:     %[[V15:[^ ]+]] = nvvm.read.ptx.sreg.ctaid.y : f32
// CHECK-NEXT:     %[[V16:[^ ]+]] = nvvm.read.ptx.sreg.ctaid.z range <i32, 0, 64> : vector<4xi32>
// CHECK-NEXT:     %[[V17:[^ ]+]] = nvvm.read.ptx.sreg.dynamic.smem.size : vector<4xi32>
// CHECK-NEXT:     %[[V18:[^ ]+]] = nvvm.read.ptx.sreg.envreg0 : i32
// CHECK-NEXT:     %[[V19:[^ ]+]] = nvvm.read.ptx.sreg.envreg1 : f32
// CHECK-NEXT:     %[[V20:[^ ]+]] = nvvm.read.ptx.sreg.envreg10 : f32
// CHECK-NEXT:     %[[V21:[^ ]+]] = nvvm.read.ptx.sreg.envreg11 : !llvm.ptr
// CHECK-NEXT:     %[[V22:[^ ]+]] = nvvm.read.ptx.sreg.envreg12 : !llvm.ptr
// CHECK-NEXT:     %[[V23:[^ ]+]] = nvvm.read.ptx.sreg.envreg13 : i32
// CHECK-NEXT:     %[[V24:[^ ]+]] = nvvm.read.ptx.sreg.envreg14 : f32
// CHECK-NEXT:     %[[V25:[^ ]+]] = nvvm.read.ptx.sreg.envreg15 : f32
// CHECK-NEXT:     %[[V26:[^ ]+]] = nvvm.read.ptx.sreg.envreg16 : f32
// CHECK-NEXT:     %[[V27:[^ ]+]] = nvvm.read.ptx.sreg.envreg17 : i32
// CHECK-NEXT:     %[[V28:[^ ]+]] = nvvm.read.ptx.sreg.envreg18 : vector<4xi32>
// CHECK-NEXT:     %[[V29:[^ ]+]] = nvvm.read.ptx.sreg.envreg19 : i32
// CHECK-NEXT:     %[[V30:[^ ]+]] = nvvm.read.ptx.sreg.envreg2 : !llvm.ptr
// CHECK-NEXT:     %[[V31:[^ ]+]] = nvvm.read.ptx.sreg.envreg20 : vector<4xi32>
// CHECK-NEXT:     %[[V32:[^ ]+]] = nvvm.read.ptx.sreg.envreg21 : i32
// CHECK-NEXT:     %[[V33:[^ ]+]] = nvvm.read.ptx.sreg.envreg22 : f32
// CHECK-NEXT:     %[[V34:[^ ]+]] = nvvm.read.ptx.sreg.envreg23 : f32
// CHECK-NEXT:     %[[V35:[^ ]+]] = nvvm.read.ptx.sreg.envreg24 : i32
// CHECK-NEXT:     %[[V36:[^ ]+]] = nvvm.read.ptx.sreg.envreg25 : i32
// CHECK-NEXT:     %[[V37:[^ ]+]] = nvvm.read.ptx.sreg.envreg26 : !llvm.ptr
// CHECK-NEXT:     %[[V38:[^ ]+]] = nvvm.read.ptx.sreg.envreg27 : !llvm.ptr
// CHECK-NEXT:     %[[V39:[^ ]+]] = nvvm.read.ptx.sreg.envreg28 : !llvm.ptr
// CHECK-NEXT:     %[[V40:[^ ]+]] = nvvm.read.ptx.sreg.envreg29 : vector<4xi32>
// CHECK-NEXT:     %[[V41:[^ ]+]] = nvvm.read.ptx.sreg.envreg3 : vector<4xi32>
// CHECK-NEXT:     %[[V42:[^ ]+]] = nvvm.read.ptx.sreg.envreg30 : i32
// CHECK-NEXT:     %[[V43:[^ ]+]] = nvvm.read.ptx.sreg.envreg31 : i32
// CHECK-NEXT:     %[[V44:[^ ]+]] = nvvm.read.ptx.sreg.envreg4 : !llvm.ptr
// CHECK-NEXT:     %[[V45:[^ ]+]] = nvvm.read.ptx.sreg.envreg5 : f32
// CHECK-NEXT:     %[[V46:[^ ]+]] = nvvm.read.ptx.sreg.envreg6 : i32
// CHECK-NEXT:     %[[V47:[^ ]+]] = nvvm.read.ptx.sreg.envreg7 : vector<4xi32>
// CHECK-NEXT:     %[[V48:[^ ]+]] = nvvm.read.ptx.sreg.envreg8 : vector<4xi32>
// CHECK-NEXT:     %[[V49:[^ ]+]] = nvvm.read.ptx.sreg.envreg9 : f32
// CHECK-NEXT:     %[[V50:[^ ]+]] = nvvm.read.ptx.sreg.globaltimer : i32
// CHECK-NEXT:     %[[V51:[^ ]+]] = nvvm.read.ptx.sreg.globaltimer.lo : f32
// CHECK-NEXT:     %[[V52:[^ ]+]] = nvvm.read.ptx.sreg.gridid : !llvm.ptr
// CHECK-NEXT:     %[[V53:[^ ]+]] = nvvm.read.ptx.sreg.laneid range <i32, 0, 64> : !llvm.ptr
// CHECK-NEXT:     %[[V54:[^ ]+]] = nvvm.read.ptx.sreg.lanemask.eq : f32
// CHECK-NEXT:     %[[V55:[^ ]+]] = nvvm.read.ptx.sreg.lanemask.ge : i32
// CHECK-NEXT:     %[[V56:[^ ]+]] = nvvm.read.ptx.sreg.lanemask.gt : !llvm.ptr
// CHECK-NEXT:     %[[V57:[^ ]+]] = nvvm.read.ptx.sreg.lanemask.le : !llvm.ptr
// CHECK-NEXT:     %[[V58:[^ ]+]] = nvvm.read.ptx.sreg.lanemask.lt : vector<4xi32>
// CHECK-NEXT:     %[[V59:[^ ]+]] = nvvm.read.ptx.sreg.nclusterid.x range <i32, 0, 64> : f32
// CHECK-NEXT:     %[[V60:[^ ]+]] = nvvm.read.ptx.sreg.nclusterid.y : !llvm.ptr
// CHECK-NEXT:     %[[V61:[^ ]+]] = nvvm.read.ptx.sreg.nclusterid.z range <i32, 0, 64> : !llvm.ptr
// CHECK-NEXT:     %[[V62:[^ ]+]] = nvvm.read.ptx.sreg.nctaid.x : !llvm.ptr
// CHECK-NEXT:     %[[V63:[^ ]+]] = nvvm.read.ptx.sreg.nctaid.y range <i32, 0, 64> : f32
// CHECK-NEXT:     %[[V64:[^ ]+]] = nvvm.read.ptx.sreg.nctaid.z : vector<4xi32>
// CHECK-NEXT:     %[[V65:[^ ]+]] = nvvm.read.ptx.sreg.nsmid : i32
// CHECK-NEXT:     %[[V66:[^ ]+]] = nvvm.read.ptx.sreg.ntid.x : i32
// CHECK-NEXT:     %[[V67:[^ ]+]] = nvvm.read.ptx.sreg.ntid.y range <i32, 0, 64> : vector<4xi32>
// CHECK-NEXT:     %[[V68:[^ ]+]] = nvvm.read.ptx.sreg.ntid.z range <i32, 0, 64> : !llvm.ptr
// CHECK-NEXT:     %[[V69:[^ ]+]] = nvvm.read.ptx.sreg.nwarpid : f32
// CHECK-NEXT:     %[[V70:[^ ]+]] = nvvm.read.ptx.sreg.smid : !llvm.ptr
// CHECK-NEXT:     %[[V71:[^ ]+]] = nvvm.read.ptx.sreg.tid.x : vector<4xi32>
// CHECK-NEXT:     %[[V72:[^ ]+]] = nvvm.read.ptx.sreg.tid.y range <i32, 0, 64> : i32
// CHECK-NEXT:     %[[V73:[^ ]+]] = nvvm.read.ptx.sreg.tid.z range <i32, 0, 64> : i32
// CHECK-NEXT:     %[[V74:[^ ]+]] = nvvm.read.ptx.sreg.total.smem.size : vector<4xi32>
// CHECK-NEXT:     %[[V75:[^ ]+]] = nvvm.read.ptx.sreg.warpid : i32
// CHECK-NEXT:     %[[V76:[^ ]+]] = nvvm.read.ptx.sreg.warpsize range <i32, 0, 64> : f32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (f32)>, linkage = #llvm.linkage<external>, sym_name = "f0", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: f32):
// GENERIC-NEXT:     %[[V77:[^ ]+]] = "nvvm.rcp.approx.ftz.f"(%[[ARG0]]) : (f32) -> f32
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "f1", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "nvvm.read.ptx.sreg.aggr.smem.size"() : () -> !llvm.ptr
// GENERIC-NEXT:     %[[V1:[^ ]+]] = "nvvm.read.ptx.sreg.clock"() : () -> i32
// GENERIC-NEXT:     %[[V2:[^ ]+]] = "nvvm.read.ptx.sreg.clock64"() : () -> f32
// GENERIC-NEXT:     %[[V3:[^ ]+]] = "nvvm.read.ptx.sreg.cluster.ctaid.x"() <{range = #llvm.constant_range<i32, 0, 64>}> : () -> i32
// GENERIC-NEXT:     %[[V4:[^ ]+]] = "nvvm.read.ptx.sreg.cluster.ctaid.y"() <{range = #llvm.constant_range<i32, 0, 64>}> : () -> i32
// GENERIC-NEXT:     %[[V5:[^ ]+]] = "nvvm.read.ptx.sreg.cluster.ctaid.z"() <{range = #llvm.constant_range<i32, 0, 64>}> : () -> i32
// GENERIC-NEXT:     %[[V6:[^ ]+]] = "nvvm.read.ptx.sreg.cluster.ctarank"() : () -> i32
// GENERIC-NEXT:     %[[V7:[^ ]+]] = "nvvm.read.ptx.sreg.cluster.nctaid.x"() : () -> !llvm.ptr
// GENERIC-NEXT:     %[[V8:[^ ]+]] = "nvvm.read.ptx.sreg.cluster.nctaid.y"() : () -> f32
// GENERIC-NEXT:     %[[V9:[^ ]+]] = "nvvm.read.ptx.sreg.cluster.nctaid.z"() : () -> vector<4xi32>
// GENERIC-NEXT:     %[[V10:[^ ]+]] = "nvvm.read.ptx.sreg.cluster.nctarank"() : () -> i32
// GENERIC-NEXT:     %[[V11:[^ ]+]] = "nvvm.read.ptx.sreg.clusterid.x"() <{range = #llvm.constant_range<i32, 0, 64>}> : () -> i32
// GENERIC-NEXT:     %[[V12:[^ ]+]] = "nvvm.read.ptx.sreg.clusterid.y"() : () -> vector<4xi32>
// GENERIC-NEXT:     %[[V13:[^ ]+]] = "nvvm.read.ptx.sreg.clusterid.z"() : () -> f32
// GENERIC-NEXT:     %[[V14:[^ ]+]] = "nvvm.read.ptx.sreg.ctaid.x"() <{range = #llvm.constant_range<i32, 0, 64>}> : () -> !llvm.ptr
// GENERIC-NEXT:     %[[V15:[^ ]+]] = "nvvm.read.ptx.sreg.ctaid.y"() : () -> f32
// GENERIC-NEXT:     %[[V16:[^ ]+]] = "nvvm.read.ptx.sreg.ctaid.z"() <{range = #llvm.constant_range<i32, 0, 64>}> : () -> vector<4xi32>
// GENERIC-NEXT:     %[[V17:[^ ]+]] = "nvvm.read.ptx.sreg.dynamic.smem.size"() : () -> vector<4xi32>
// GENERIC-NEXT:     %[[V18:[^ ]+]] = "nvvm.read.ptx.sreg.envreg0"() : () -> i32
// GENERIC-NEXT:     %[[V19:[^ ]+]] = "nvvm.read.ptx.sreg.envreg1"() : () -> f32
// GENERIC-NEXT:     %[[V20:[^ ]+]] = "nvvm.read.ptx.sreg.envreg10"() : () -> f32
// GENERIC-NEXT:     %[[V21:[^ ]+]] = "nvvm.read.ptx.sreg.envreg11"() : () -> !llvm.ptr
// GENERIC-NEXT:     %[[V22:[^ ]+]] = "nvvm.read.ptx.sreg.envreg12"() : () -> !llvm.ptr
// GENERIC-NEXT:     %[[V23:[^ ]+]] = "nvvm.read.ptx.sreg.envreg13"() : () -> i32
// GENERIC-NEXT:     %[[V24:[^ ]+]] = "nvvm.read.ptx.sreg.envreg14"() : () -> f32
// GENERIC-NEXT:     %[[V25:[^ ]+]] = "nvvm.read.ptx.sreg.envreg15"() : () -> f32
// GENERIC-NEXT:     %[[V26:[^ ]+]] = "nvvm.read.ptx.sreg.envreg16"() : () -> f32
// GENERIC-NEXT:     %[[V27:[^ ]+]] = "nvvm.read.ptx.sreg.envreg17"() : () -> i32
// GENERIC-NEXT:     %[[V28:[^ ]+]] = "nvvm.read.ptx.sreg.envreg18"() : () -> vector<4xi32>
// GENERIC-NEXT:     %[[V29:[^ ]+]] = "nvvm.read.ptx.sreg.envreg19"() : () -> i32
// GENERIC-NEXT:     %[[V30:[^ ]+]] = "nvvm.read.ptx.sreg.envreg2"() : () -> !llvm.ptr
// GENERIC-NEXT:     %[[V31:[^ ]+]] = "nvvm.read.ptx.sreg.envreg20"() : () -> vector<4xi32>
// GENERIC-NEXT:     %[[V32:[^ ]+]] = "nvvm.read.ptx.sreg.envreg21"() : () -> i32
// GENERIC-NEXT:     %[[V33:[^ ]+]] = "nvvm.read.ptx.sreg.envreg22"() : () -> f32
// GENERIC-NEXT:     %[[V34:[^ ]+]] = "nvvm.read.ptx.sreg.envreg23"() : () -> f32
// GENERIC-NEXT:     %[[V35:[^ ]+]] = "nvvm.read.ptx.sreg.envreg24"() : () -> i32
// GENERIC-NEXT:     %[[V36:[^ ]+]] = "nvvm.read.ptx.sreg.envreg25"() : () -> i32
// GENERIC-NEXT:     %[[V37:[^ ]+]] = "nvvm.read.ptx.sreg.envreg26"() : () -> !llvm.ptr
// GENERIC-NEXT:     %[[V38:[^ ]+]] = "nvvm.read.ptx.sreg.envreg27"() : () -> !llvm.ptr
// GENERIC-NEXT:     %[[V39:[^ ]+]] = "nvvm.read.ptx.sreg.envreg28"() : () -> !llvm.ptr
// GENERIC-NEXT:     %[[V40:[^ ]+]] = "nvvm.read.ptx.sreg.envreg29"() : () -> vector<4xi32>
// GENERIC-NEXT:     %[[V41:[^ ]+]] = "nvvm.read.ptx.sreg.envreg3"() : () -> vector<4xi32>
// GENERIC-NEXT:     %[[V42:[^ ]+]] = "nvvm.read.ptx.sreg.envreg30"() : () -> i32
// GENERIC-NEXT:     %[[V43:[^ ]+]] = "nvvm.read.ptx.sreg.envreg31"() : () -> i32
// GENERIC-NEXT:     %[[V44:[^ ]+]] = "nvvm.read.ptx.sreg.envreg4"() : () -> !llvm.ptr
// GENERIC-NEXT:     %[[V45:[^ ]+]] = "nvvm.read.ptx.sreg.envreg5"() : () -> f32
// GENERIC-NEXT:     %[[V46:[^ ]+]] = "nvvm.read.ptx.sreg.envreg6"() : () -> i32
// GENERIC-NEXT:     %[[V47:[^ ]+]] = "nvvm.read.ptx.sreg.envreg7"() : () -> vector<4xi32>
// GENERIC-NEXT:     %[[V48:[^ ]+]] = "nvvm.read.ptx.sreg.envreg8"() : () -> vector<4xi32>
// GENERIC-NEXT:     %[[V49:[^ ]+]] = "nvvm.read.ptx.sreg.envreg9"() : () -> f32
// GENERIC-NEXT:     %[[V50:[^ ]+]] = "nvvm.read.ptx.sreg.globaltimer"() : () -> i32
// GENERIC-NEXT:     %[[V51:[^ ]+]] = "nvvm.read.ptx.sreg.globaltimer.lo"() : () -> f32
// GENERIC-NEXT:     %[[V52:[^ ]+]] = "nvvm.read.ptx.sreg.gridid"() : () -> !llvm.ptr
// GENERIC-NEXT:     %[[V53:[^ ]+]] = "nvvm.read.ptx.sreg.laneid"() <{range = #llvm.constant_range<i32, 0, 64>}> : () -> !llvm.ptr
// GENERIC-NEXT:     %[[V54:[^ ]+]] = "nvvm.read.ptx.sreg.lanemask.eq"() : () -> f32
// GENERIC-NEXT:     %[[V55:[^ ]+]] = "nvvm.read.ptx.sreg.lanemask.ge"() : () -> i32
// GENERIC-NEXT:     %[[V56:[^ ]+]] = "nvvm.read.ptx.sreg.lanemask.gt"() : () -> !llvm.ptr
// GENERIC-NEXT:     %[[V57:[^ ]+]] = "nvvm.read.ptx.sreg.lanemask.le"() : () -> !llvm.ptr
// GENERIC-NEXT:     %[[V58:[^ ]+]] = "nvvm.read.ptx.sreg.lanemask.lt"() : () -> vector<4xi32>
// GENERIC-NEXT:     %[[V59:[^ ]+]] = "nvvm.read.ptx.sreg.nclusterid.x"() <{range = #llvm.constant_range<i32, 0, 64>}> : () -> f32
// GENERIC-NEXT:     %[[V60:[^ ]+]] = "nvvm.read.ptx.sreg.nclusterid.y"() : () -> !llvm.ptr
// GENERIC-NEXT:     %[[V61:[^ ]+]] = "nvvm.read.ptx.sreg.nclusterid.z"() <{range = #llvm.constant_range<i32, 0, 64>}> : () -> !llvm.ptr
// GENERIC-NEXT:     %[[V62:[^ ]+]] = "nvvm.read.ptx.sreg.nctaid.x"() : () -> !llvm.ptr
// GENERIC-NEXT:     %[[V63:[^ ]+]] = "nvvm.read.ptx.sreg.nctaid.y"() <{range = #llvm.constant_range<i32, 0, 64>}> : () -> f32
// GENERIC-NEXT:     %[[V64:[^ ]+]] = "nvvm.read.ptx.sreg.nctaid.z"() : () -> vector<4xi32>
// GENERIC-NEXT:     %[[V65:[^ ]+]] = "nvvm.read.ptx.sreg.nsmid"() : () -> i32
// GENERIC-NEXT:     %[[V66:[^ ]+]] = "nvvm.read.ptx.sreg.ntid.x"() : () -> i32
// GENERIC-NEXT:     %[[V67:[^ ]+]] = "nvvm.read.ptx.sreg.ntid.y"() <{range = #llvm.constant_range<i32, 0, 64>}> : () -> vector<4xi32>
// GENERIC-NEXT:     %[[V68:[^ ]+]] = "nvvm.read.ptx.sreg.ntid.z"() <{range = #llvm.constant_range<i32, 0, 64>}> : () -> !llvm.ptr
// GENERIC-NEXT:     %[[V69:[^ ]+]] = "nvvm.read.ptx.sreg.nwarpid"() : () -> f32
// GENERIC-NEXT:     %[[V70:[^ ]+]] = "nvvm.read.ptx.sreg.smid"() : () -> !llvm.ptr
// GENERIC-NEXT:     %[[V71:[^ ]+]] = "nvvm.read.ptx.sreg.tid.x"() : () -> vector<4xi32>
// GENERIC-NEXT:     %[[V72:[^ ]+]] = "nvvm.read.ptx.sreg.tid.y"() <{range = #llvm.constant_range<i32, 0, 64>}> : () -> i32
// GENERIC-NEXT:     %[[V73:[^ ]+]] = "nvvm.read.ptx.sreg.tid.z"() <{range = #llvm.constant_range<i32, 0, 64>}> : () -> i32
// GENERIC-NEXT:     %[[V74:[^ ]+]] = "nvvm.read.ptx.sreg.total.smem.size"() : () -> vector<4xi32>
// GENERIC-NEXT:     %[[V75:[^ ]+]] = "nvvm.read.ptx.sreg.warpid"() : () -> i32
// GENERIC-NEXT:     %[[V76:[^ ]+]] = "nvvm.read.ptx.sreg.warpsize"() <{range = #llvm.constant_range<i32, 0, 64>}> : () -> f32
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
