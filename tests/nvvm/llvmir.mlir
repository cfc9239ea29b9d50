// RUN: mlir-translate %s --mlir-to-llvmir | FileCheck %s

llvm.func @f0(%arg0: f32) {
  %0 = nvvm.rcp.approx.ftz.f %arg0 : f32
  llvm.return
}
llvm.func @f1() {
  %0 = nvvm.read.ptx.sreg.aggr.smem.size : i32
  %1 = nvvm.read.ptx.sreg.clock : i32
  %2 = nvvm.read.ptx.sreg.clock64 : i64
  %3 = nvvm.read.ptx.sreg.cluster.ctaid.x : i32
  %4 = nvvm.read.ptx.sreg.cluster.ctaid.y : i32
  %5 = nvvm.read.ptx.sreg.cluster.ctaid.z : i32
  %6 = nvvm.read.ptx.sreg.cluster.ctarank : i32
  %7 = nvvm.read.ptx.sreg.cluster.nctaid.x : i32
  %8 = nvvm.read.ptx.sreg.cluster.nctaid.y : i32
  %9 = nvvm.read.ptx.sreg.cluster.nctaid.z : i32
  %10 = nvvm.read.ptx.sreg.cluster.nctarank : i32
  %11 = nvvm.read.ptx.sreg.clusterid.x : i32
  %12 = nvvm.read.ptx.sreg.clusterid.y : i32
  %13 = nvvm.read.ptx.sreg.clusterid.z : i32
  %14 = nvvm.read.ptx.sreg.ctaid.x : i32
  %15 = nvvm.read.ptx.sreg.ctaid.y : i32
  %16 = nvvm.read.ptx.sreg.ctaid.z : i32
  %17 = nvvm.read.ptx.sreg.dynamic.smem.size : i32
  %18 = nvvm.read.ptx.sreg.envreg0 : i32
  %19 = nvvm.read.ptx.sreg.envreg1 : i32
  %20 = nvvm.read.ptx.sreg.envreg10 : i32
  %21 = nvvm.read.ptx.sreg.envreg11 : i32
  %22 = nvvm.read.ptx.sreg.envreg12 : i32
  %23 = nvvm.read.ptx.sreg.envreg13 : i32
  %24 = nvvm.read.ptx.sreg.envreg14 : i32
  %25 = nvvm.read.ptx.sreg.envreg15 : i32
  %26 = nvvm.read.ptx.sreg.envreg16 : i32
  %27 = nvvm.read.ptx.sreg.envreg17 : i32
  %28 = nvvm.read.ptx.sreg.envreg18 : i32
  %29 = nvvm.read.ptx.sreg.envreg19 : i32
  %30 = nvvm.read.ptx.sreg.envreg2 : i32
  %31 = nvvm.read.ptx.sreg.envreg20 : i32
  %32 = nvvm.read.ptx.sreg.envreg21 : i32
  %33 = nvvm.read.ptx.sreg.envreg22 : i32
  %34 = nvvm.read.ptx.sreg.envreg23 : i32
  %35 = nvvm.read.ptx.sreg.envreg24 : i32
  %36 = nvvm.read.ptx.sreg.envreg25 : i32
  %37 = nvvm.read.ptx.sreg.envreg26 : i32
  %38 = nvvm.read.ptx.sreg.envreg27 : i32
  %39 = nvvm.read.ptx.sreg.envreg28 : i32
  %40 = nvvm.read.ptx.sreg.envreg29 : i32
  %41 = nvvm.read.ptx.sreg.envreg3 : i32
  %42 = nvvm.read.ptx.sreg.envreg30 : i32
  %43 = nvvm.read.ptx.sreg.envreg31 : i32
  %44 = nvvm.read.ptx.sreg.envreg4 : i32
  %45 = nvvm.read.ptx.sreg.envreg5 : i32
  %46 = nvvm.read.ptx.sreg.envreg6 : i32
  %47 = nvvm.read.ptx.sreg.envreg7 : i32
  %48 = nvvm.read.ptx.sreg.envreg8 : i32
  %49 = nvvm.read.ptx.sreg.envreg9 : i32
  %50 = nvvm.read.ptx.sreg.globaltimer : i64
  %51 = nvvm.read.ptx.sreg.globaltimer.lo : i32
  %52 = nvvm.read.ptx.sreg.gridid : i32
  %53 = nvvm.read.ptx.sreg.laneid : i32
  %54 = nvvm.read.ptx.sreg.lanemask.eq : i32
  %55 = nvvm.read.ptx.sreg.lanemask.ge : i32
  %56 = nvvm.read.ptx.sreg.lanemask.gt : i32
  %57 = nvvm.read.ptx.sreg.lanemask.le : i32
  %58 = nvvm.read.ptx.sreg.lanemask.lt : i32
  %59 = nvvm.read.ptx.sreg.nclusterid.x : i32
  %60 = nvvm.read.ptx.sreg.nclusterid.y : i32
  %61 = nvvm.read.ptx.sreg.nclusterid.z : i32
  %62 = nvvm.read.ptx.sreg.nctaid.x : i32
  %63 = nvvm.read.ptx.sreg.nctaid.y : i32
  %64 = nvvm.read.ptx.sreg.nctaid.z : i32
  %65 = nvvm.read.ptx.sreg.nsmid : i32
  %66 = nvvm.read.ptx.sreg.ntid.x : i32
  %67 = nvvm.read.ptx.sreg.ntid.y : i32
  %68 = nvvm.read.ptx.sreg.ntid.z : i32
  %69 = nvvm.read.ptx.sreg.nwarpid : i32
  %70 = nvvm.read.ptx.sreg.smid : i32
  %71 = nvvm.read.ptx.sreg.tid.x : i32
  %72 = nvvm.read.ptx.sreg.tid.y : i32
  %73 = nvvm.read.ptx.sreg.tid.z : i32
  %74 = nvvm.read.ptx.sreg.total.smem.size : i32
  %75 = nvvm.read.ptx.sreg.warpid : i32
  %76 = nvvm.read.ptx.sreg.warpsize : i32
  llvm.return
}

// CHECK: ; ModuleID = 'LLVMDialectModule'
// CHECK-NEXT: source_filename = "LLVMDialectModule"
// CHECK-EMPTY:
// CHECK-NEXT: define void @f0(float %[[V0:[^ ]+]]) {
// CHECK-NEXT:   %[[V2:[^ ]+]] = call float @llvm.nvvm.rcp.approx.ftz.f(float %[[V0]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f1() {
// CHECK-NEXT:   %[[V1:[^ ]+]] = call i32 @llvm.nvvm.read.ptx.sreg.aggr_smem_size()
// CHECK-NEXT:   %[[V2:[^ ]+]] = call i32 @llvm.nvvm.read.ptx.sreg.clock()
// CHECK-NEXT:   %[[V3:[^ ]+]] = call i64 @llvm.nvvm.read.ptx.sreg.clock64()
// CHECK-NEXT:   %[[V4:[^ ]+]] = call i32 @llvm.nvvm.read.ptx.sreg.cluster.ctaid.x()
// CHECK-NEXT:   %[[V5:[^ ]+]] = call i32 @llvm.nvvm.read.ptx.sreg.cluster.ctaid.y()
// CHECK-NEXT:   %[[V6:[^ ]+]] = call i32 @llvm.nvvm.read.ptx.sreg.cluster.ctaid.z()
// CHECK-NEXT:   %[[V7:[^ ]+]] = call i32 @llvm.nvvm.read.ptx.sreg.cluster.ctarank()
// CHECK-NEXT:   %[[V8:[^ ]+]] = call i32 @llvm.nvvm.read.ptx.sreg.cluster.nctaid.x()
// CHECK-NEXT:   %[[V9:[^ ]+]] = call i32 @llvm.nvvm.read.ptx.sreg.cluster.nctaid.y()
// CHECK-NEXT:   %[[V10:[^ ]+]] = call i32 @llvm.nvvm.read.ptx.sreg.cluster.nctaid.z()
// CHECK-NEXT:   %[[V11:[^ ]+]] = call i32 @llvm.nvvm.read.ptx.sreg.cluster.nctarank()
// CHECK-NEXT:   %[[V12:[^ ]+]] = call i32 @llvm.nvvm.read.ptx.sreg.clusterid.x()
// CHECK-NEXT:   %[[V13:[^ ]+]] = call i32 @llvm.nvvm.read.ptx.sreg.clusterid.y()
// CHECK-NEXT:   %[[V14:[^ ]+]] = call i32 @llvm.nvvm.read.ptx.sreg.clusterid.z()
// CHECK-NEXT:   %[[V15:[^ ]+]] = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
// CHECK-NEXT:   %[[V16:[^ ]+]] = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
// CHECK-NEXT:   %[[V17:[^ ]+]] = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
// CHECK-NEXT:   %[[V18:[^ ]+]] = call i32 @llvm.nvvm.read.ptx.sreg.dynamic_smem_size()
// CHECK-NEXT:   %[[V19:[^ ]+]] = call i32 @llvm.nvvm.read.ptx.sreg.envreg0()
// CHECK-NEXT:   %[[V20:[^ ]+]] = call i32 @llvm.nvvm.read.ptx.sreg.envreg1()
// CHECK-NEXT:   %[[V21:[^ ]+]] = call i32 @llvm.nvvm.read.ptx.sreg.envreg10()
// CHECK-NEXT:   %[[V22:[^ ]+]] = call i32 @llvm.nvvm.read.ptx.sreg.envreg11()
// CHECK-NEXT:   %[[V23:[^ ]+]] = call i32 @llvm.nvvm.read.ptx.sreg.envreg12()
// CHECK-NEXT:   %[[V24:[^ ]+]] = call i32 @llvm.nvvm.read.ptx.sreg.envreg13()
// CHECK-NEXT:   %[[V25:[^ ]+]] = call i32 @llvm.nvvm.read.ptx.sreg.envreg14()
// CHECK-NEXT:   %[[V26:[^ ]+]] = call i32 @llvm.nvvm.read.ptx.sreg.envreg15()
// CHECK-NEXT:   %[[V27:[^ ]+]] = call i32 @llvm.nvvm.read.ptx.sreg.envreg16()
// CHECK-NEXT:   %[[V28:[^ ]+]] = call i32 @llvm.nvvm.read.ptx.sreg.envreg17()
// CHECK-NEXT:   %[[V29:[^ ]+]] = call i32 @llvm.nvvm.read.ptx.sreg.envreg18()
// CHECK-NEXT:   %[[V30:[^ ]+]] = call i32 @llvm.nvvm.read.ptx.sreg.envreg19()
// CHECK-NEXT:   %[[V31:[^ ]+]] = call i32 @llvm.nvvm.read.ptx.sreg.envreg2()
// CHECK-NEXT:   %[[V32:[^ ]+]] = call i32 @llvm.nvvm.read.ptx.sreg.envreg20()
// CHECK-NEXT:   %[[V33:[^ ]+]] = call i32 @llvm.nvvm.read.ptx.sreg.envreg21()
// CHECK-NEXT:   %[[V34:[^ ]+]] = call i32 @llvm.nvvm.read.ptx.sreg.envreg22()
// CHECK-NEXT:   %[[V35:[^ ]+]] = call i32 @llvm.nvvm.read.ptx.sreg.envreg23()
// CHECK-NEXT:   %[[V36:[^ ]+]] = call i32 @llvm.nvvm.read.ptx.sreg.envreg24()
// CHECK-NEXT:   %[[V37:[^ ]+]] = call i32 @llvm.nvvm.read.ptx.sreg.envreg25()
// CHECK-NEXT:   %[[V38:[^ ]+]] = call i32 @llvm.nvvm.read.ptx.sreg.envreg26()
// CHECK-NEXT:   %[[V39:[^ ]+]] = call i32 @llvm.nvvm.read.ptx.sreg.envreg27()
// CHECK-NEXT:   %[[V40:[^ ]+]] = call i32 @llvm.nvvm.read.ptx.sreg.envreg28()
// CHECK-NEXT:   %[[V41:[^ ]+]] = call i32 @llvm.nvvm.read.ptx.sreg.envreg29()
// CHECK-NEXT:   %[[V42:[^ ]+]] = call i32 @llvm.nvvm.read.ptx.sreg.envreg3()
// CHECK-NEXT:   %[[V43:[^ ]+]] = call i32 @llvm.nvvm.read.ptx.sreg.envreg30()
// CHECK-NEXT:   %[[V44:[^ ]+]] = call i32 @llvm.nvvm.read.ptx.sreg.envreg31()
// CHECK-NEXT:   %[[V45:[^ ]+]] = call i32 @llvm.nvvm.read.ptx.sreg.envreg4()
// CHECK-NEXT:   %[[V46:[^ ]+]] = call i32 @llvm.nvvm.read.ptx.sreg.envreg5()
// CHECK-NEXT:   %[[V47:[^ ]+]] = call i32 @llvm.nvvm.read.ptx.sreg.envreg6()
// CHECK-NEXT:   %[[V48:[^ ]+]] = call i32 @llvm.nvvm.read.ptx.sreg.envreg7()
// CHECK-NEXT:   %[[V49:[^ ]+]] = call i32 @llvm.nvvm.read.ptx.sreg.envreg8()
// CHECK-NEXT:   %[[V50:[^ ]+]] = call i32 @llvm.nvvm.read.ptx.sreg.envreg9()
// CHECK-NEXT:   %[[V51:[^ ]+]] = call i64 @llvm.nvvm.read.ptx.sreg.globaltimer()
// CHECK-NEXT:   %[[V52:[^ ]+]] = call i32 @llvm.nvvm.read.ptx.sreg.globaltimer.lo()
// CHECK-NEXT:   %[[V53:[^ ]+]] = call i32 @llvm.nvvm.read.ptx.sreg.gridid()
// CHECK-NEXT:   %[[V54:[^ ]+]] = call i32 @llvm.nvvm.read.ptx.sreg.laneid()
// CHECK-NEXT:   %[[V55:[^ ]+]] = call i32 @llvm.nvvm.read.ptx.sreg.lanemask.eq()
// CHECK-NEXT:   %[[V56:[^ ]+]] = call i32 @llvm.nvvm.read.ptx.sreg.lanemask.ge()
// CHECK-NEXT:   %[[V57:[^ ]+]] = call i32 @llvm.nvvm.read.ptx.sreg.lanemask.gt()
// CHECK-NEXT:   %[[V58:[^ ]+]] = call i32 @llvm.nvvm.read.ptx.sreg.lanemask.le()
// CHECK-NEXT:   %[[V59:[^ ]+]] = call i32 @llvm.nvvm.read.ptx.sreg.lanemask.lt()
// CHECK-NEXT:   %[[V60:[^ ]+]] = call i32 @llvm.nvvm.read.ptx.sreg.nclusterid.x()
// CHECK-NEXT:   %[[V61:[^ ]+]] = call i32 @llvm.nvvm.read.ptx.sreg.nclusterid.y()
// CHECK-NEXT:   %[[V62:[^ ]+]] = call i32 @llvm.nvvm.read.ptx.sreg.nclusterid.z()
// CHECK-NEXT:   %[[V63:[^ ]+]] = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
// CHECK-NEXT:   %[[V64:[^ ]+]] = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y()
// CHECK-NEXT:   %[[V65:[^ ]+]] = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z()
// CHECK-NEXT:   %[[V66:[^ ]+]] = call i32 @llvm.nvvm.read.ptx.sreg.nsmid()
// CHECK-NEXT:   %[[V67:[^ ]+]] = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
// CHECK-NEXT:   %[[V68:[^ ]+]] = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
// CHECK-NEXT:   %[[V69:[^ ]+]] = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z()
// CHECK-NEXT:   %[[V70:[^ ]+]] = call i32 @llvm.nvvm.read.ptx.sreg.nwarpid()
// CHECK-NEXT:   %[[V71:[^ ]+]] = call i32 @llvm.nvvm.read.ptx.sreg.smid()
// CHECK-NEXT:   %[[V72:[^ ]+]] = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
// CHECK-NEXT:   %[[V73:[^ ]+]] = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
// CHECK-NEXT:   %[[V74:[^ ]+]] = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
// CHECK-NEXT:   %[[V75:[^ ]+]] = call i32 @llvm.nvvm.read.ptx.sreg.total_smem_size()
// CHECK-NEXT:   %[[V76:[^ ]+]] = call i32 @llvm.nvvm.read.ptx.sreg.warpid()
// CHECK-NEXT:   %[[V77:[^ ]+]] = call i32 @llvm.nvvm.read.ptx.sreg.warpsize()
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
// CHECK-NEXT: declare float @llvm.nvvm.rcp.approx.ftz.f(float) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare noundef i32 @llvm.nvvm.read.ptx.sreg.aggr_smem_size() #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nounwind willreturn memory(inaccessiblemem: readwrite)
// CHECK-NEXT: declare noundef i32 @llvm.nvvm.read.ptx.sreg.clock() #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nounwind willreturn memory(inaccessiblemem: readwrite)
// CHECK-NEXT: declare noundef i64 @llvm.nvvm.read.ptx.sreg.clock64() #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.cluster.ctaid.x() #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.cluster.ctaid.y() #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.cluster.ctaid.z() #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare noundef i32 @llvm.nvvm.read.ptx.sreg.cluster.ctarank() #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.cluster.nctaid.x() #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare noundef range(i32 1, 65536) i32 @llvm.nvvm.read.ptx.sreg.cluster.nctaid.y() #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare noundef range(i32 1, 65536) i32 @llvm.nvvm.read.ptx.sreg.cluster.nctaid.z() #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare noundef i32 @llvm.nvvm.read.ptx.sreg.cluster.nctarank() #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.clusterid.x() #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.clusterid.y() #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.clusterid.z() #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare noundef i32 @llvm.nvvm.read.ptx.sreg.dynamic_smem_size() #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare noundef i32 @llvm.nvvm.read.ptx.sreg.envreg0() #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare noundef i32 @llvm.nvvm.read.ptx.sreg.envreg1() #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare noundef i32 @llvm.nvvm.read.ptx.sreg.envreg10() #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare noundef i32 @llvm.nvvm.read.ptx.sreg.envreg11() #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare noundef i32 @llvm.nvvm.read.ptx.sreg.envreg12() #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare noundef i32 @llvm.nvvm.read.ptx.sreg.envreg13() #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare noundef i32 @llvm.nvvm.read.ptx.sreg.envreg14() #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare noundef i32 @llvm.nvvm.read.ptx.sreg.envreg15() #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare noundef i32 @llvm.nvvm.read.ptx.sreg.envreg16() #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare noundef i32 @llvm.nvvm.read.ptx.sreg.envreg17() #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare noundef i32 @llvm.nvvm.read.ptx.sreg.envreg18() #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare noundef i32 @llvm.nvvm.read.ptx.sreg.envreg19() #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare noundef i32 @llvm.nvvm.read.ptx.sreg.envreg2() #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare noundef i32 @llvm.nvvm.read.ptx.sreg.envreg20() #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare noundef i32 @llvm.nvvm.read.ptx.sreg.envreg21() #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare noundef i32 @llvm.nvvm.read.ptx.sreg.envreg22() #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare noundef i32 @llvm.nvvm.read.ptx.sreg.envreg23() #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare noundef i32 @llvm.nvvm.read.ptx.sreg.envreg24() #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare noundef i32 @llvm.nvvm.read.ptx.sreg.envreg25() #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare noundef i32 @llvm.nvvm.read.ptx.sreg.envreg26() #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare noundef i32 @llvm.nvvm.read.ptx.sreg.envreg27() #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare noundef i32 @llvm.nvvm.read.ptx.sreg.envreg28() #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare noundef i32 @llvm.nvvm.read.ptx.sreg.envreg29() #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare noundef i32 @llvm.nvvm.read.ptx.sreg.envreg3() #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare noundef i32 @llvm.nvvm.read.ptx.sreg.envreg30() #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare noundef i32 @llvm.nvvm.read.ptx.sreg.envreg31() #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare noundef i32 @llvm.nvvm.read.ptx.sreg.envreg4() #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare noundef i32 @llvm.nvvm.read.ptx.sreg.envreg5() #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare noundef i32 @llvm.nvvm.read.ptx.sreg.envreg6() #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare noundef i32 @llvm.nvvm.read.ptx.sreg.envreg7() #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare noundef i32 @llvm.nvvm.read.ptx.sreg.envreg8() #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare noundef i32 @llvm.nvvm.read.ptx.sreg.envreg9() #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nounwind willreturn memory(inaccessiblemem: readwrite)
// CHECK-NEXT: declare noundef i64 @llvm.nvvm.read.ptx.sreg.globaltimer() #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nounwind willreturn memory(inaccessiblemem: readwrite)
// CHECK-NEXT: declare noundef i32 @llvm.nvvm.read.ptx.sreg.globaltimer.lo() #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare noundef i32 @llvm.nvvm.read.ptx.sreg.gridid() #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare noundef range(i32 0, 32) i32 @llvm.nvvm.read.ptx.sreg.laneid() #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare noundef i32 @llvm.nvvm.read.ptx.sreg.lanemask.eq() #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare noundef i32 @llvm.nvvm.read.ptx.sreg.lanemask.ge() #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare noundef i32 @llvm.nvvm.read.ptx.sreg.lanemask.gt() #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare noundef i32 @llvm.nvvm.read.ptx.sreg.lanemask.le() #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare noundef i32 @llvm.nvvm.read.ptx.sreg.lanemask.lt() #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nclusterid.x() #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare noundef range(i32 1, 65536) i32 @llvm.nvvm.read.ptx.sreg.nclusterid.y() #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare noundef range(i32 1, 65536) i32 @llvm.nvvm.read.ptx.sreg.nclusterid.z() #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare noundef range(i32 1, 65536) i32 @llvm.nvvm.read.ptx.sreg.nctaid.y() #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare noundef range(i32 1, 65536) i32 @llvm.nvvm.read.ptx.sreg.nctaid.z() #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare noundef i32 @llvm.nvvm.read.ptx.sreg.nsmid() #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare noundef range(i32 1, 65) i32 @llvm.nvvm.read.ptx.sreg.ntid.z() #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare noundef i32 @llvm.nvvm.read.ptx.sreg.nwarpid() #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare noundef i32 @llvm.nvvm.read.ptx.sreg.smid() #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare noundef range(i32 0, 64) i32 @llvm.nvvm.read.ptx.sreg.tid.z() #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare noundef i32 @llvm.nvvm.read.ptx.sreg.total_smem_size() #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare noundef i32 @llvm.nvvm.read.ptx.sreg.warpid() #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare noundef range(i32 32, 33) i32 @llvm.nvvm.read.ptx.sreg.warpsize() #1
// CHECK-EMPTY:
// CHECK-NEXT: attributes #0 = { nocallback nofree nosync nounwind willreturn memory(none) }
// CHECK-NEXT: attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
// CHECK-NEXT: attributes #2 = { nocallback nofree nounwind willreturn memory(inaccessiblemem: readwrite) }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}
